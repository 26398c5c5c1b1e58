// The parts that are fetched when they are wanted, or while nothing else is.
import { apart, type Apart } from '../lib/apart';
import { need } from '../lib/words/words.svelte';

const asked = apart(() => import('./asked'), 'detail');

/** What all of a table are asked at once. */
export const boxed = apart(() => import('./boxed'), 'deals', 'detail');

/** A part of a file that is fetched as a whole. */
export const partsOf =
  <File>(file: Apart<File>) =>
  <Name extends keyof File>(name: Name): Apart<{ default: File[Name] }> =>
    apart(async () => ({ default: (await file())[name] }));

const oneOf = partsOf(asked);
const ofBoxed = partsOf(boxed);

export const meeting = ofBoxed('Meeting');
export const stance = ofBoxed('Stance');

export const auction = oneOf('Auction');
export const betCard = oneOf('BetCard');
export const bidForm = oneOf('BidForm');
export const bubbles = oneOf('Bubbles');
export const casino = oneOf('Casino');
export const chart = oneOf('Chart');
export const chat = oneOf('Chat');
export const choices = oneOf('Choices');
export const claims = oneOf('Claims');
export const coming = oneOf('Coming');
export const debt = oneOf('Debt');
export const deedCard = oneOf('DeedCard');
export const deedSheet = oneOf('DeedSheet');
export const deeds = oneOf('Deeds');
export const dice = oneOf('Dice');
export const drawn = oneOf('Turned');
export const fieldsForm = oneOf('FieldsForm');
export const flashes = oneOf('Flashes');
export const jail = oneOf('Jail');
export const keyboard = oneOf('Keys');
export const log = oneOf('Log');
export const menuItems = oneOf('MenuItems');
export const missed = oneOf('Missed');
export const money = oneOf('Money');
export const playerSheet = oneOf('PlayerSheet');
export const opening = oneOf('Opening');
export const outbid = oneOf('Outbid');
export const question = oneOf('Question');
export const senses = oneOf('Senses');
export const shortOf = oneOf('Short');
export const standing = oneOf('Standing');
export const teamMark = oneOf('TeamMark');
export const tools = oneOf('Tools');
export const worth = oneOf('Worth');

export const codeForm = apart(() => import('./home/CodeForm.svelte'));
export const create = apart(() => import('./create/CreateSheet.svelte'), 'home', 'more');
export const help = apart(() => import('./Help.svelte'), 'more');
export const history = apart(() => import('./History.svelte'), 'more', 'detail');
export const lobbyPage = apart(() => import('./Lobby.svelte'), 'home', 'more');
export const lookSheet = apart(() => import('./lobby/LookSheet.svelte'));
export const referee = apart(() => import('./referee/Panel.svelte'), 'league');
export const report = apart(() => import('./Report.svelte'), 'more');
export const results = apart(() => import('./Results.svelte'), 'more', 'detail');
export const seating = apart(() => import('./referee/Seating.svelte'), 'league');
export const settingsSheet = apart(() => import('./SettingsSheet.svelte'), 'home', 'more');
export const shortcuts = apart(() => import('./Shortcuts.svelte'), 'more');
export const story = apart(() => import('./results/Story.svelte'), 'more', 'detail');
export const tradeDialog = apart(() => import('./TradeDialog.svelte'), 'more', 'detail');

export const ways = apart(() => import('./dock/Ways.svelte'), 'more', 'detail');

/** What a table will want in a moment, and the words for everything that can be refused. */
export function fetchAhead(): void {
  for (const part of [asked, tradeDialog, help, ways]) part.begin();
  need('more').catch(() => undefined);
}
