// Which file a message travels in: what every page says, the first page alone, the pages round a game with it, a table,
// what is wanted seldom, what a table says of one thing at length, the guide, what only some rules ever say
// (src/lib/words/seldom.ts tells which), and what is said where all are asked at once.
import type { Part } from './names.ts';

/** What a mode is, in a line, and what it is called beside its rulebook: said where one is chosen. */
const OF_A_MODE = /^mode\..+\.(text|short)$/;
/** What streets of a board are together: said on a deed and in the guide, while cards name companies at once. */
const OF_STREETS = /^group\.\w+\.(?!station|utility)/;

/**
 * By the message's name or the beginning of it, the longest that is named. What is not named is the table's:
 * most of what is ever said is said there.
 */
const NAMED: Readonly<Record<Part, readonly string[]>> = {
  base: [
    'title', 'close', 'you', 'loading', 'joining', 'name', 'mode', 'online', 'offline', 'retry', 'theme', 'help',
    'settings', 'lost', 'no.UNKNOWN', 'no.CONNECTION', 'trouble', 'top', 'look', 'shape', 'update', 'home',
    'sheet', 'first.join', 'first.hello', 'from_to',
  ],
  front: ['tagline', 'first', 'fact'],
  home: ['create.mode', 'create.book', 'knob', 'install', 'book'],
  table: ['trade.title', 'trade.send', 'trade.none', 'over.round', 'over.worth', 'history.title', 'history.more', 'report.title', 'keys.title'],
  more: [
    'no', 'create', 'temper', 'lobby', 'help.aim', 'help.turn', 'help.deed', 'help.rent', 'help.build', 'help.mortgage',
    'help.trade', 'help.jail', 'help.casino', 'help.late', 'help.clock', 'help.end', 'help.supply', 'help.gap', 'report', 'keys', 'about',
    'settings.you', 'settings.look', 'settings.sound', 'settings.words', 'settings.on', 'settings.off', 'settings.try',
    'settings.motion', 'settings.film', 'settings.sounds', 'settings.effects', 'settings.turn', 'settings.haptics',
    'settings.language', 'settings.digits', 'settings.shortcuts', 'theme.system', 'theme.light', 'theme.dark',
  ],
  deals: ['stand', 'wish', 'cry', 'wanted', 'plan'],
  detail: ['supply', 'owing', 'trade', 'bar', 'flaw', 'over', 'history', 'because', 'way', 'vote', 'chat', 'form', 'offer', 'coming', 'called'],
  guide: ['guide'],
  wild: [
    'phase.casino_bet', 'bet', 'bet_skipped', 'do.bet', 'do.skip_bet', 'card.to-casino',
    'why.stake', 'why.winnings', 'why.top_up', 'why.jackpot', 'why.landing_bonus',
    'paid.stake', 'paid.winnings', 'paid.top_up', 'paid.jackpot', 'paid.landing_bonus',
    'why.envelope', 'why.lucky_eight', 'why.unlucky_four', 'paid.envelope', 'paid.lucky_eight', 'paid.unlucky_four',
    'hint.mortgage', 'square.term', 'term_ended', 'reminded', 'do.auction_own', 'hint.auction_own', 'own_auctioned',
    'phase.bus_choice', 'phase.teleport_choice', 'phase.demolition_choice', 'do.choose', 'die.bus',
    'moved.bus', 'moved.next_deed', 'moved.teleport', 'card.demolish', 'demolished',
    'dealt', 'game_over.last_team', 'game_over.round_limit',
  ],
  boxed: [
    'kind.rest', 'kind.draw.chest', 'card_thrown', 'card.nearest-station-x2', 'card.nearest-utility-x10', 'start', 'time_began', 'time_called', 'game_over.time', 'lot_drawn',
    'do.ask_gap', 'do.ready', 'phase.between', 'gap_asked', 'gap_opened', 'ready',
    'do.request_build', 'phase.build_auction', 'shortage_opened', 'build_wished', 'building_called', 'shortage_closed',
    'between', 'build_auction', 'outcry', 'called.for', 'debt.interest',
    'do.claim', 'claim', 'debt.rent.claimed', 'phase.last_claims', 'rent_claimed', 'claimed_in_vain', 'claims_left',
    'do.tax', 'tax', 'phase.tax_choice', 'tax_chosen', 'interest_paid', 'paid.interest', 'why.interest',
  ],
  league: ['referee', 'warned', 'referee_told', 'table_refereed', 'seats_swapped', 'offence', 'pause.referee', 'player.warned', 'coming.referee', 'went_out.ejected'],
}; // prettier-ignore

const PART_OF = new Map(Object.entries(NAMED).flatMap(([part, names]) => names.map((name) => [name, part as Part])));

export function partOf(key: string): Part {
  if (OF_A_MODE.test(key)) return 'home';
  if (OF_STREETS.test(key)) return 'detail';
  const words = key.split('.');
  for (let length = words.length; length > 0; length -= 1) {
    const part = PART_OF.get(words.slice(0, length).join('.'));
    if (part !== undefined) return part;
  }
  return 'table';
}
