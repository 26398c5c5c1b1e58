// Written by `python -m infra.wiretypes` from core/. Do not edit.

export interface RollCommand {
}

export interface BuyCommand {
  readonly pos: number;
}

export interface DeclineCommand {
  readonly pos: number;
}

export interface BidCommand {
  readonly auction: number;
  readonly amount: number;
}

export interface PassCommand {
  readonly auction: number;
}

export interface ClaimCommand {
  readonly against: number;
}

export interface PayCommand {
  readonly debt: number;
}

export interface GoBankruptCommand {
  readonly debt: number;
}

export interface PayFineCommand {
}

export interface UseCardCommand {
}

export interface BuildCommand {
  readonly pos: number;
}

export interface RequestBuildCommand {
  readonly pos: readonly number[];
}

export interface SellCommand {
  readonly pos: number;
}

export interface MortgageCommand {
  readonly pos: number;
}

export interface RedeemCommand {
  readonly pos: number;
}

export interface AuctionOwnCommand {
  readonly pos: number;
}

export interface BetCommand {
  readonly numbers: readonly number[];
}

export interface SkipBetCommand {
}

export interface PayTaxCommand {
  readonly how: 'flat' | 'tenth';
}

export interface ChooseCommand {
  readonly pos: number;
}

export interface Bundle {
  readonly cash?: number;
  readonly deeds?: readonly number[];
  readonly cards?: readonly string[];
}

export interface ProposeCommand {
  readonly to: number;
  readonly give: Bundle;
  readonly take: Bundle;
}

export interface AcceptCommand {
  readonly offer: number;
}

export interface Terms {
  readonly give: Bundle;
  readonly take: Bundle;
}

export interface RefuseCommand {
  readonly offer: number;
  readonly terms?: Terms | null;
}

export interface WithdrawCommand {
  readonly offer: number;
}

export interface AskGapCommand {
}

export interface ReadyCommand {
}

export interface AskPauseCommand {
}

export interface AgreeCommand {
  readonly vote: number;
}

export interface DisagreeCommand {
  readonly vote: number;
}

export interface BackCommand {
}

export interface SurrenderCommand {
}

export interface Throw {
  readonly seat: number;
  readonly dice: readonly [number, number];
}

export interface GameBeganEvent {
  readonly first: number;
  readonly at: number;
  readonly collectibles?: readonly (readonly (readonly [number, number])[])[];
  readonly throws?: readonly Throw[];
}

export interface TurnBeganEvent {
  readonly seat: number;
  readonly turn: number;
  readonly round: number;
  readonly until: number;
  readonly worth: readonly number[];
  readonly opens?: boolean;
}

export interface Running {
  readonly until: number;
}

export interface Stopped {
  readonly left: number;
}

export interface TurnClockEvent {
  readonly clock: ({ readonly kind: 'running' } & Running) | ({ readonly kind: 'stopped' } & Stopped);
}

export interface RolledEvent {
  readonly seat: number;
  readonly dice: readonly [number, number];
  readonly third: '1' | '2' | '3' | 'bus' | 'm1' | 'x' | null;
  readonly roll: number;
  readonly doubles: number;
  readonly spots: number;
}

export interface MovedEvent {
  readonly seat: number;
  readonly to: number;
  readonly how: 'dice' | 'card' | 'back' | 'bus' | 'next_deed' | 'teleport';
}

export interface PaidEvent {
  readonly payer: number | null;
  readonly payee: number | null;
  readonly amount: number;
  readonly why: 'rent' | 'rent_tax' | 'tax' | 'card' | 'fine' | 'auction' | 'price' | 'building' | 'mortgage' | 'redemption' | 'interest' | 'salary' | 'landing_bonus' | 'stake' | 'winnings' | 'top_up' | 'jackpot' | 'trade' | 'estate' | 'envelope' | 'lucky_eight' | 'unlucky_four';
  readonly pos?: number | null;
}

export interface DealtEvent {
  readonly hands: readonly (readonly number[])[];
}

export interface BoughtEvent {
  readonly seat: number;
  readonly pos: number;
}

export interface DeclinedEvent {
  readonly seat: number;
  readonly pos: number;
}

export interface AuctionOpenedEvent {
  readonly auction: number;
  readonly pos: number;
  readonly order: readonly number[];
}

export interface BidMadeEvent {
  readonly auction: number;
  readonly seat: number;
  readonly amount: number;
}

export interface PassedEvent {
  readonly auction: number;
  readonly seat: number;
  readonly how: 'choice' | 'time' | 'means' | 'out';
}

export interface AuctionClosedEvent {
  readonly auction: number;
  readonly pos: number;
  readonly winner: number | null;
  readonly amount: number;
  readonly void?: boolean;
}

export interface ShortageOpenedEvent {
  readonly seat: number;
  readonly auction: number;
  readonly until: number;
}

export interface BuildWishedEvent {
  readonly auction: number;
  readonly seat: number;
  readonly kind: 'house' | 'hotel' | 'break';
  readonly squares: readonly number[];
}

export interface BuildingCalledEvent {
  readonly auction: number;
  readonly kind: 'house' | 'hotel' | 'break';
  readonly order: readonly number[];
  readonly squares: readonly number[];
}

export interface ShortageClosedEvent {
  readonly auction: number;
  readonly length: number;
}

export interface BuiltEvent {
  readonly seat: number;
  readonly pos: number;
  readonly level: number;
}

export interface SoldEvent {
  readonly seat: number;
  readonly pos: number;
  readonly level: number;
}

export interface DemolishedEvent {
  readonly seat: number;
  readonly pos: number;
  readonly level: number;
}

export interface OwnAuctionedEvent {
  readonly seat: number;
  readonly pos: number;
}

export interface MortgagedEvent {
  readonly seat: number;
  readonly pos: number;
  readonly rounds_left: number | null;
}

export interface RedeemedEvent {
  readonly seat: number;
  readonly pos: number;
}

export interface TermsRanEvent {
  readonly seat: number;
  readonly left: readonly (readonly [number, number])[];
}

export interface RemindedEvent {
  readonly seat: number;
  readonly terms: readonly (readonly [number, number])[];
}

export interface TermEndedEvent {
  readonly seat: number;
  readonly pos: number;
}

export interface OfferedEvent {
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
  readonly give: Bundle;
  readonly take: Bundle;
  readonly until: number;
  readonly still?: boolean;
}

export interface AcceptedEvent {
  readonly offer: number;
  readonly seat: number;
}

export interface OfferRefusedEvent {
  readonly offer: number;
  readonly seat: number;
  readonly terms: Terms | null;
}

export interface WithdrawnEvent {
  readonly offer: number;
  readonly seat: number;
}

export interface LapsedEvent {
  readonly offer: number;
  readonly why: 'time' | 'window' | 'means' | 'out';
}

export interface TradedEvent {
  readonly offer: number;
  readonly seat: number;
  readonly to: number;
  readonly give: readonly number[];
  readonly take: readonly number[];
  readonly give_cards?: readonly string[];
  readonly take_cards?: readonly string[];
}

export interface InterestPaidEvent {
  readonly seat: number;
  readonly deeds: readonly number[];
}

export interface ShuffledEvent {
  readonly deck: string;
}

export interface DrewEvent {
  readonly seat: number;
  readonly deck: string;
  readonly index: number;
  readonly card: string;
  readonly kept: boolean;
}

export interface CardThrownEvent {
  readonly seat: number;
  readonly dice: readonly [number, number];
}

export interface CardReturnedEvent {
  readonly seat: number;
  readonly deck: string;
  readonly index: number;
  readonly used: boolean;
}

export interface TaxChosenEvent {
  readonly seat: number;
  readonly how: 'flat' | 'tenth';
  readonly sums?: readonly number[];
}

export interface BetMadeEvent {
  readonly seat: number;
  readonly numbers: readonly number[];
  readonly roll: number;
  readonly die: number;
  readonly jackpot: boolean;
}

export interface BetSkippedEvent {
  readonly seat: number;
}

export interface JailedEvent {
  readonly seat: number;
  readonly why: 'square' | 'card' | 'doubles';
  readonly tries: number;
}

export interface StayedInEvent {
  readonly seat: number;
  readonly tries: number;
}

export interface FreedEvent {
  readonly seat: number;
  readonly how: 'doubles' | 'fine' | 'card';
}

export interface RentClaimedEvent {
  readonly seat: number;
  readonly to: number;
  readonly deeds: readonly number[];
}

export interface ClaimedInVainEvent {
  readonly seat: number;
  readonly to: number;
}

export interface Share {
  readonly to: number | null;
  readonly amount: number;
  readonly tax?: number;
}

export interface DebtOpenedEvent {
  readonly debt: number;
  readonly seat: number;
  readonly shares: readonly Share[];
  readonly why: 'rent' | 'rent_tax' | 'tax' | 'card' | 'fine' | 'auction' | 'price' | 'building' | 'mortgage' | 'redemption' | 'interest' | 'salary' | 'landing_bonus' | 'stake' | 'winnings' | 'top_up' | 'jackpot' | 'trade' | 'estate' | 'envelope' | 'lucky_eight' | 'unlucky_four';
  readonly pos: number | null;
  readonly settlement: boolean;
}

export interface DebtSettledEvent {
  readonly debt: number;
  readonly seat: number;
}

export interface InheritedEvent {
  readonly seat: number;
  readonly to: number;
  readonly deeds: readonly number[];
  readonly terms: readonly (readonly [number, number])[];
  readonly cards?: readonly string[];
}

export interface ReleasedEvent {
  readonly seat: number;
  readonly deeds: readonly number[];
}

export interface WentOutEvent {
  readonly seat: number;
  readonly how: 'bankrupt' | 'surrender' | 'missed_turns' | 'ejected';
  readonly to: readonly (number | null)[];
}

export interface TurnMissedEvent {
  readonly seat: number;
  readonly count: number;
}

export interface AttendedEvent {
  readonly seat: number;
}

export interface TimeBeganEvent {
  readonly until: number;
}

export interface TimeCalledEvent {
  readonly round: number;
}

export interface ClaimsLeftEvent {
  readonly until: number;
}

export interface LotDrawnEvent {
  readonly lots: readonly number[];
}

export interface GapAskedEvent {
  readonly seat: number;
}

export interface GapOpenedEvent {
  readonly until: number;
}

export interface SaidReadyEvent {
  readonly seat: number;
}

export interface PauseAskedEvent {
  readonly vote: number;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly until: number;
  readonly game_time_was: number;
}

export interface PauseAgreedEvent {
  readonly vote: number;
  readonly seat: number;
}

export interface PauseRefusedEvent {
  readonly vote: number;
  readonly seat: number | null;
}

export interface GamePausedEvent {
  readonly at: number;
}

export interface CameBackEvent {
  readonly seat: number;
}

export interface ResumedEvent {
  readonly length: number;
}

export interface GameOverEvent {
  readonly ranking: readonly number[];
  readonly how: 'last_seat' | 'last_team' | 'round_limit' | 'time' | 'safety_stop';
  readonly worth: readonly number[];
}

export interface OpenedEvent {
  readonly mode: string;
  readonly ruleset: string;
}

export interface RefereedEvent {
  readonly name: string;
  readonly shape: string;
}

export interface JoinedEvent {
  readonly seat: number;
  readonly name: string;
  readonly shape: string;
  readonly bot: string | null;
}

export interface LookChangedEvent {
  readonly seat: number;
  readonly name: string;
  readonly shape: string;
}

export interface LeftEvent {
  readonly seat: number;
  readonly how: 'own' | 'host';
}

export interface MovedEvent {
  readonly seat: number;
  readonly to: number;
}

export interface SeatsSwappedEvent {
  readonly seat: number;
  readonly to: number;
}

export interface HostChangedEvent {
  readonly seat: number;
}

export interface SeatsClosedEvent {
  readonly order: readonly number[];
}

export interface StartedEvent {
  readonly commit: string;
  readonly roster: string;
  readonly seats: readonly string[];
  readonly engine: string;
}

export interface RevealedEvent {
  readonly seed: string;
}

export interface ClosedEvent {
  readonly how: 'left' | 'time';
}

export interface ShiftedEvent {
  readonly length: number;
}

export interface AgainEvent {
  readonly table: string;
}

export interface BotSaidEvent {
  readonly seat: number;
  readonly offer: number;
  readonly word: 'completes_yours' | 'breaks_mine' | 'needs_cash' | 'too_little';
}

export interface WarnedEvent {
  readonly seat: number;
  readonly offence: 'provocation' | 'discrimination' | 'cheating' | 'rent_pointed_out' | 'outside_advice';
}

export interface RefereeToldEvent {
  readonly seat: number;
  readonly missed: number;
}

export interface AwaitRoll {
  readonly seat: number;
}

export interface BuyOrPass {
  readonly seat: number;
  readonly pos: number;
}

export interface Auction {
  readonly id: number;
  readonly pos: number;
  readonly order: readonly number[];
  readonly bidders: readonly number[];
  readonly high: number;
  readonly leader: number | null;
  readonly until: number;
  readonly began?: number | null;
}

export interface MustPay {
  readonly id: number;
  readonly seat: number;
  readonly shares: readonly Share[];
  readonly why: 'rent' | 'rent_tax' | 'tax' | 'card' | 'fine' | 'auction' | 'price' | 'building' | 'mortgage' | 'redemption' | 'interest' | 'salary' | 'landing_bonus' | 'stake' | 'winnings' | 'top_up' | 'jackpot' | 'trade' | 'estate' | 'envelope' | 'lucky_eight' | 'unlucky_four';
  readonly pos: number | null;
  readonly clock: ({ readonly kind: 'running' } & Running) | ({ readonly kind: 'stopped' } & Stopped) | null;
}

export interface CasinoBet {
  readonly seat: number;
}

export interface TaxChoice {
  readonly seat: number;
  readonly pos: number;
}

export interface BusChoice {
  readonly seat: number;
  readonly dice: readonly [number, number];
}

export interface TeleportChoice {
  readonly seat: number;
  readonly steps: number;
}

export interface DemolitionChoice {
  readonly seat: number;
}

export interface Between {
  readonly ready: readonly number[];
  readonly until: number;
  readonly latest: number;
  readonly last?: boolean;
}

export interface Wish {
  readonly seat: number;
  readonly kind: 'house' | 'hotel' | 'break';
  readonly squares: readonly number[];
}

export interface Collecting {
  readonly answered: readonly number[];
}

export interface Calling {
  readonly what: 'house' | 'hotel' | 'break';
  readonly high: number;
  readonly leader: number | null;
  readonly began: number;
}

export interface BuildAuction {
  readonly id: number;
  readonly wishes: readonly Wish[];
  readonly stage: ({ readonly kind: 'collecting' } & Collecting) | ({ readonly kind: 'calling' } & Calling);
  readonly since: number;
  readonly returned: number;
  readonly until: number;
}

export interface Paused {
  readonly since: number;
  readonly back: readonly number[];
  readonly until: number | null;
}

export interface Resuming {
  readonly since: number;
  readonly until: number;
}

export interface Over {
  readonly ranking: readonly number[];
  readonly how: 'last_seat' | 'last_team' | 'round_limit' | 'time' | 'safety_stop';
}

export interface Offer {
  readonly id: number;
  readonly seat: number;
  readonly to: number;
  readonly give: Bundle;
  readonly take: Bundle;
  readonly until: number;
  readonly still?: boolean;
}

export interface Vote {
  readonly id: number;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly until: number;
}

export type Command =
  | ({ readonly do: 'roll' } & RollCommand)
  | ({ readonly do: 'buy' } & BuyCommand)
  | ({ readonly do: 'decline' } & DeclineCommand)
  | ({ readonly do: 'bid' } & BidCommand)
  | ({ readonly do: 'pass' } & PassCommand)
  | ({ readonly do: 'claim' } & ClaimCommand)
  | ({ readonly do: 'pay' } & PayCommand)
  | ({ readonly do: 'bankrupt' } & GoBankruptCommand)
  | ({ readonly do: 'pay_fine' } & PayFineCommand)
  | ({ readonly do: 'use_card' } & UseCardCommand)
  | ({ readonly do: 'build' } & BuildCommand)
  | ({ readonly do: 'request_build' } & RequestBuildCommand)
  | ({ readonly do: 'sell' } & SellCommand)
  | ({ readonly do: 'mortgage' } & MortgageCommand)
  | ({ readonly do: 'redeem' } & RedeemCommand)
  | ({ readonly do: 'auction_own' } & AuctionOwnCommand)
  | ({ readonly do: 'bet' } & BetCommand)
  | ({ readonly do: 'skip_bet' } & SkipBetCommand)
  | ({ readonly do: 'tax' } & PayTaxCommand)
  | ({ readonly do: 'choose' } & ChooseCommand)
  | ({ readonly do: 'propose' } & ProposeCommand)
  | ({ readonly do: 'accept' } & AcceptCommand)
  | ({ readonly do: 'refuse' } & RefuseCommand)
  | ({ readonly do: 'withdraw' } & WithdrawCommand)
  | ({ readonly do: 'ask_gap' } & AskGapCommand)
  | ({ readonly do: 'ready' } & ReadyCommand)
  | ({ readonly do: 'ask_pause' } & AskPauseCommand)
  | ({ readonly do: 'agree' } & AgreeCommand)
  | ({ readonly do: 'disagree' } & DisagreeCommand)
  | ({ readonly do: 'back' } & BackCommand)
  | ({ readonly do: 'surrender' } & SurrenderCommand);
export type CommandName = Command['do'];

export type GameEvent =
  | ({ readonly type: 'game_began' } & GameBeganEvent)
  | ({ readonly type: 'turn_began' } & TurnBeganEvent)
  | ({ readonly type: 'turn_clock' } & TurnClockEvent)
  | ({ readonly type: 'rolled' } & RolledEvent)
  | ({ readonly type: 'moved' } & MovedEvent)
  | ({ readonly type: 'paid' } & PaidEvent)
  | ({ readonly type: 'dealt' } & DealtEvent)
  | ({ readonly type: 'bought' } & BoughtEvent)
  | ({ readonly type: 'declined' } & DeclinedEvent)
  | ({ readonly type: 'auction_opened' } & AuctionOpenedEvent)
  | ({ readonly type: 'bid' } & BidMadeEvent)
  | ({ readonly type: 'passed' } & PassedEvent)
  | ({ readonly type: 'auction_closed' } & AuctionClosedEvent)
  | ({ readonly type: 'shortage_opened' } & ShortageOpenedEvent)
  | ({ readonly type: 'build_wished' } & BuildWishedEvent)
  | ({ readonly type: 'building_called' } & BuildingCalledEvent)
  | ({ readonly type: 'shortage_closed' } & ShortageClosedEvent)
  | ({ readonly type: 'built' } & BuiltEvent)
  | ({ readonly type: 'sold' } & SoldEvent)
  | ({ readonly type: 'demolished' } & DemolishedEvent)
  | ({ readonly type: 'own_auctioned' } & OwnAuctionedEvent)
  | ({ readonly type: 'mortgaged' } & MortgagedEvent)
  | ({ readonly type: 'redeemed' } & RedeemedEvent)
  | ({ readonly type: 'terms_ran' } & TermsRanEvent)
  | ({ readonly type: 'reminded' } & RemindedEvent)
  | ({ readonly type: 'term_ended' } & TermEndedEvent)
  | ({ readonly type: 'offered' } & OfferedEvent)
  | ({ readonly type: 'accepted' } & AcceptedEvent)
  | ({ readonly type: 'refused' } & OfferRefusedEvent)
  | ({ readonly type: 'withdrawn' } & WithdrawnEvent)
  | ({ readonly type: 'lapsed' } & LapsedEvent)
  | ({ readonly type: 'traded' } & TradedEvent)
  | ({ readonly type: 'interest_paid' } & InterestPaidEvent)
  | ({ readonly type: 'shuffled' } & ShuffledEvent)
  | ({ readonly type: 'drew' } & DrewEvent)
  | ({ readonly type: 'card_thrown' } & CardThrownEvent)
  | ({ readonly type: 'card_returned' } & CardReturnedEvent)
  | ({ readonly type: 'tax_chosen' } & TaxChosenEvent)
  | ({ readonly type: 'bet' } & BetMadeEvent)
  | ({ readonly type: 'bet_skipped' } & BetSkippedEvent)
  | ({ readonly type: 'jailed' } & JailedEvent)
  | ({ readonly type: 'stayed_in' } & StayedInEvent)
  | ({ readonly type: 'freed' } & FreedEvent)
  | ({ readonly type: 'rent_claimed' } & RentClaimedEvent)
  | ({ readonly type: 'claimed_in_vain' } & ClaimedInVainEvent)
  | ({ readonly type: 'debt_opened' } & DebtOpenedEvent)
  | ({ readonly type: 'debt_settled' } & DebtSettledEvent)
  | ({ readonly type: 'inherited' } & InheritedEvent)
  | ({ readonly type: 'released' } & ReleasedEvent)
  | ({ readonly type: 'went_out' } & WentOutEvent)
  | ({ readonly type: 'missed' } & TurnMissedEvent)
  | ({ readonly type: 'attended' } & AttendedEvent)
  | ({ readonly type: 'time_began' } & TimeBeganEvent)
  | ({ readonly type: 'time_called' } & TimeCalledEvent)
  | ({ readonly type: 'claims_left' } & ClaimsLeftEvent)
  | ({ readonly type: 'lot_drawn' } & LotDrawnEvent)
  | ({ readonly type: 'gap_asked' } & GapAskedEvent)
  | ({ readonly type: 'gap_opened' } & GapOpenedEvent)
  | ({ readonly type: 'ready' } & SaidReadyEvent)
  | ({ readonly type: 'pause_asked' } & PauseAskedEvent)
  | ({ readonly type: 'pause_agreed' } & PauseAgreedEvent)
  | ({ readonly type: 'pause_refused' } & PauseRefusedEvent)
  | ({ readonly type: 'paused' } & GamePausedEvent)
  | ({ readonly type: 'came_back' } & CameBackEvent)
  | ({ readonly type: 'resumed' } & ResumedEvent)
  | ({ readonly type: 'game_over' } & GameOverEvent)
  | ({ readonly type: 'table_opened' } & OpenedEvent)
  | ({ readonly type: 'table_refereed' } & RefereedEvent)
  | ({ readonly type: 'table_joined' } & JoinedEvent)
  | ({ readonly type: 'look_changed' } & LookChangedEvent)
  | ({ readonly type: 'table_left' } & LeftEvent)
  | ({ readonly type: 'table_moved' } & MovedEvent)
  | ({ readonly type: 'seats_swapped' } & SeatsSwappedEvent)
  | ({ readonly type: 'host_changed' } & HostChangedEvent)
  | ({ readonly type: 'seats_closed' } & SeatsClosedEvent)
  | ({ readonly type: 'table_started' } & StartedEvent)
  | ({ readonly type: 'seed_revealed' } & RevealedEvent)
  | ({ readonly type: 'table_closed' } & ClosedEvent)
  | ({ readonly type: 'clocks_shifted' } & ShiftedEvent)
  | ({ readonly type: 'rematch' } & AgainEvent)
  | ({ readonly type: 'bot_said' } & BotSaidEvent)
  | ({ readonly type: 'warned' } & WarnedEvent)
  | ({ readonly type: 'referee_told' } & RefereeToldEvent);
export type EventName = GameEvent['type'];

export type Phase =
  | ({ readonly kind: 'await_roll' } & AwaitRoll)
  | ({ readonly kind: 'buy_or_pass' } & BuyOrPass)
  | ({ readonly kind: 'auction' } & Auction)
  | ({ readonly kind: 'must_pay' } & MustPay)
  | ({ readonly kind: 'casino_bet' } & CasinoBet)
  | ({ readonly kind: 'tax_choice' } & TaxChoice)
  | ({ readonly kind: 'bus_choice' } & BusChoice)
  | ({ readonly kind: 'teleport_choice' } & TeleportChoice)
  | ({ readonly kind: 'demolition_choice' } & DemolitionChoice)
  | ({ readonly kind: 'between' } & Between)
  | ({ readonly kind: 'build_auction' } & BuildAuction)
  | ({ readonly kind: 'paused' } & Paused)
  | ({ readonly kind: 'resuming' } & Resuming)
  | ({ readonly kind: 'over' } & Over);
export type PhaseName = Phase['kind'];

export const EVENT_KEYS = [
  'game_began',
  'turn_began',
  'turn_clock',
  'rolled',
  'moved.dice',
  'moved.card',
  'moved.back',
  'moved.bus',
  'moved.next_deed',
  'moved.teleport',
  'paid.rent',
  'paid.rent_tax',
  'paid.tax',
  'paid.card',
  'paid.fine',
  'paid.auction',
  'paid.price',
  'paid.building',
  'paid.mortgage',
  'paid.redemption',
  'paid.interest',
  'paid.salary',
  'paid.landing_bonus',
  'paid.stake',
  'paid.winnings',
  'paid.top_up',
  'paid.jackpot',
  'paid.trade',
  'paid.estate',
  'paid.envelope',
  'paid.lucky_eight',
  'paid.unlucky_four',
  'dealt',
  'bought',
  'declined',
  'auction_opened',
  'bid',
  'passed.choice',
  'passed.time',
  'passed.means',
  'passed.out',
  'auction_closed',
  'shortage_opened',
  'build_wished',
  'building_called',
  'shortage_closed',
  'built',
  'sold',
  'demolished',
  'own_auctioned',
  'mortgaged',
  'redeemed',
  'terms_ran',
  'reminded',
  'term_ended',
  'offered',
  'accepted',
  'refused',
  'withdrawn',
  'lapsed.time',
  'lapsed.window',
  'lapsed.means',
  'lapsed.out',
  'traded',
  'interest_paid',
  'shuffled',
  'drew',
  'card_thrown',
  'card_returned',
  'tax_chosen.flat',
  'tax_chosen.tenth',
  'bet',
  'bet_skipped',
  'jailed.square',
  'jailed.card',
  'jailed.doubles',
  'stayed_in',
  'freed.doubles',
  'freed.fine',
  'freed.card',
  'rent_claimed',
  'claimed_in_vain',
  'debt_opened.rent',
  'debt_opened.rent_tax',
  'debt_opened.tax',
  'debt_opened.card',
  'debt_opened.fine',
  'debt_opened.auction',
  'debt_opened.price',
  'debt_opened.building',
  'debt_opened.mortgage',
  'debt_opened.redemption',
  'debt_opened.interest',
  'debt_opened.salary',
  'debt_opened.landing_bonus',
  'debt_opened.stake',
  'debt_opened.winnings',
  'debt_opened.top_up',
  'debt_opened.jackpot',
  'debt_opened.trade',
  'debt_opened.estate',
  'debt_opened.envelope',
  'debt_opened.lucky_eight',
  'debt_opened.unlucky_four',
  'debt_settled',
  'inherited',
  'released',
  'went_out.bankrupt',
  'went_out.surrender',
  'went_out.missed_turns',
  'went_out.ejected',
  'missed',
  'attended',
  'time_began',
  'time_called',
  'claims_left',
  'lot_drawn',
  'gap_asked',
  'gap_opened',
  'ready',
  'pause_asked',
  'pause_agreed',
  'pause_refused',
  'paused',
  'came_back',
  'resumed',
  'game_over.last_seat',
  'game_over.last_team',
  'game_over.round_limit',
  'game_over.time',
  'game_over.safety_stop',
  'table_opened',
  'table_refereed',
  'table_joined',
  'look_changed',
  'table_left.own',
  'table_left.host',
  'table_moved',
  'seats_swapped',
  'host_changed',
  'seats_closed',
  'table_started',
  'seed_revealed',
  'table_closed.left',
  'table_closed.time',
  'clocks_shifted',
  'rematch',
  'bot_said.completes_yours',
  'bot_said.breaks_mine',
  'bot_said.needs_cash',
  'bot_said.too_little',
  'warned',
  'referee_told',
] as const;

export const REFUSALS = [
  'ASKED_OFTEN',
  'AUCTIONED_ONCE',
  'AUCTION_OVER',
  'BAD_FRAME',
  'BAD_NAME',
  'BAD_NUMBERS',
  'BAD_PARTNER',
  'BAD_REQUEST',
  'BAD_RULE',
  'BAD_SQUARE',
  'BID_TOO_HIGH',
  'BID_TOO_LOW',
  'BUSY',
  'CARD_ALONE',
  'CARD_NOT_TRADED',
  'CARD_PRICE',
  'CREDITOR',
  'DEBT_NOT_COVERED',
  'DONE',
  'EMPTY_TEXT',
  'FAULT',
  'FORBIDDEN',
  'FULL_HOUSE',
  'GAME_OVER',
  'GAP_ASKED',
  'GROUP_BUILT',
  'GROUP_MORTGAGED',
  'HOST_STAYS',
  'INCOMPLETE',
  'INTEREST_SHORT',
  'MIXED',
  'MORTGAGED',
  'NONE_LEFT',
  'NOTHING_OWED',
  'NOT_FOUND',
  'NOT_HOST',
  'NOT_MORTGAGED',
  'NOT_NOW',
  'NOT_OVER',
  'NOT_REFEREE',
  'NOT_RUNNING',
  'NOT_SEATED',
  'NOT_THEIRS',
  'NOT_WAITING',
  'NOT_YOURS',
  'NOT_YOUR_TURN',
  'NO_BOTS',
  'NO_BUILDING',
  'NO_CARD',
  'NO_DEED',
  'NO_PROPOSALS_LEFT',
  'NO_REFEREE',
  'NO_SALE',
  'NO_SESSION',
  'NO_STREET',
  'NO_SUCH_CODE',
  'NO_SUCH_MODE',
  'NO_SUCH_SEAT',
  'NO_SUCH_TABLE',
  'NO_SUCH_TEMPER',
  'OFFER_GONE',
  'OFFER_OPEN',
  'ONCE_A_TURN',
  'ONE_SIDED',
  'OUT',
  'PAUSED',
  'PAUSED_LATELY',
  'PRIVATE',
  'RESYNC',
  'SEAT_EMPTY',
  'SEAT_OUT',
  'SEAT_TAKEN',
  'SHAPE_TAKEN',
  'SLOW_DOWN',
  'SOLVENT',
  'STALE',
  'TABLE_FULL',
  'TEAMS_UNEVEN',
  'TERM_OVER',
  'TOO_FEW',
  'TOO_FEW_LEFT',
  'TOO_LARGE',
  'TOO_POOR',
  'TOP_LEVEL',
  'UNAUTHENTICATED',
  'UNBALANCED',
  'UNEVEN',
  'UNKNOWN_COMMAND',
  'UPDATE',
  'VOTE_GONE',
] as const;

export const COMMANDS = [
  'roll',
  'buy',
  'decline',
  'bid',
  'pass',
  'claim',
  'pay',
  'bankrupt',
  'pay_fine',
  'use_card',
  'build',
  'request_build',
  'sell',
  'mortgage',
  'redeem',
  'auction_own',
  'bet',
  'skip_bet',
  'tax',
  'choose',
  'propose',
  'accept',
  'refuse',
  'withdraw',
  'ask_gap',
  'ready',
  'ask_pause',
  'agree',
  'disagree',
  'back',
  'surrender',
] as const;

export const PHASES = [
  'await_roll',
  'buy_or_pass',
  'auction',
  'must_pay',
  'casino_bet',
  'tax_choice',
  'bus_choice',
  'teleport_choice',
  'demolition_choice',
  'between',
  'build_auction',
  'paused',
  'resuming',
  'over',
] as const;

export const CAUSES = [
  'rent',
  'rent_tax',
  'tax',
  'card',
  'fine',
  'auction',
  'price',
  'building',
  'mortgage',
  'redemption',
  'interest',
  'salary',
  'landing_bonus',
  'stake',
  'winnings',
  'top_up',
  'jackpot',
  'trade',
  'estate',
  'envelope',
  'lucky_eight',
  'unlucky_four',
] as const;

export const SQUARE_KINDS = [
  'street',
  'station',
  'utility',
  'tax',
  'draw',
  'start',
  'visiting',
  'casino',
  'rest',
  'go_to_jail',
] as const;

export const CARDS = [
  'back-3',
  'demolish',
  'get-10',
  'get-100',
  'get-1000',
  'get-150',
  'get-1500',
  'get-20',
  'get-200',
  'get-2000',
  'get-25',
  'get-250-each',
  'get-45',
  'get-50',
  'get-50-each',
  'get-500',
  'get-500-each',
  'jail-free',
  'nearest-station',
  'nearest-station-x2',
  'nearest-utility',
  'nearest-utility-x10',
  'pay-100',
  'pay-15',
  'pay-150',
  'pay-1500',
  'pay-250-each',
  'pay-2500',
  'pay-50',
  'pay-50-each',
  'pay-500',
  'pay-500-each',
  'repairs',
  'to-11',
  'to-24',
  'to-39',
  'to-5',
  'to-casino',
  'to-jail',
  'to-start',
] as const;

export const MODES = [
  'brands.classic',
  'brands.teams',
  'brands.speed',
  'brands.skirmish',
  'brands.custom',
  'metro.classic',
  'metro.blitz',
  'metro.speed',
  'metro.teams',
  'metro.halal',
  'metro.caishen',
  'tournament.preliminary',
  'tournament.final',
] as const;

export const KNOBS = [
  'start.cash',
  'turn.seconds',
  'salary.ends_minute',
  'tax.from_minute',
  'mortgage.term',
  'build.even',
  'build.per_turn',
  'die.third_from_round',
  'rent.claimed',
  'cap.minutes',
] as const;

export const CHANGED = [
  'bet.allowed',
  'build.even',
  'build.per_turn',
  'build.sell_percent',
  'cap.minutes',
  'cap.rounds',
  'cards.demolition',
  'die.third_from_round',
  'fortune.eight',
  'fortune.envelope',
  'fortune.feast_rounds',
  'fortune.four',
  'mortgage.auction_own',
  'mortgage.redeem_percent',
  'mortgage.term',
  'pause.allowed',
  'players.least',
  'players.most',
  'players.step',
  'referee.judge',
  'rent.claimed',
  'salary.ends_minute',
  'start.cash',
  'start.deeds',
  'tax.from_minute',
  'tax.from_round',
  'tax.full_round',
  'teams.sides',
  'trade.ban_at',
  'turn.missed_limit',
  'turn.seconds',
] as const;

export const TEMPERS = [
  'cautious',
  'builder',
  'trader',
  'gambler',
] as const;

export const PHRASES = [
  'hello',
  'luck',
  'nice',
  'lucky',
  'thanks',
  'sorry',
  'ouch',
  'deal',
  'no_deal',
  'moment',
  'your_turn',
  'good_game',
] as const;

export const OFFENCES = [
  'provocation',
  'discrimination',
  'cheating',
  'rent_pointed_out',
  'outside_advice',
] as const;

export const UNTOLD = [
  'stood',
  'rent_fell_due',
  'rents_closed',
] as const;

export const TOLD_AFTER = 3;

/** An open field of an option holds its domain. */
export interface OneOf<T> {
  readonly in: readonly T[];
}
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
export interface SomeOf<T> {
  readonly some: readonly T[];
  readonly least?: number;
  readonly most?: number;
}
/** What one side of a trade could give. */
export interface SideDomain {
  readonly cash: Range;
  readonly deeds: SomeOf<number>;
  readonly cards?: SomeOf<string>;
}
export interface ProposeOption {
  readonly do: 'propose';
  readonly to: number;
  readonly give: SideDomain;
  readonly take: SideDomain;
}
export interface Option {
  readonly do: string;
  readonly [field: string]: unknown;
}

export interface SeatView {
  readonly cash: number;
  readonly pos: number;
  readonly jail: number | null;
  readonly cards: readonly string[];
  readonly out: boolean;
  readonly bot: string | null;
  readonly missed: number;
  readonly proposals: number;
  /** Its number, where seats play in teams. */
  readonly team?: number;
  /** Cards that raise its rents: square and percent, where it has any. */
  readonly collectibles?: readonly (readonly [number, number])[];
}
export interface DeedView {
  readonly owner: number | null;
  readonly level?: number;
  readonly mortgaged?: boolean;
  readonly rounds_left?: number | null;
}
export type Offence = (typeof OFFENCES)[number];
export interface NameView {
  readonly name: string;
  readonly shape: string;
  readonly online: boolean;
  readonly bot: string | null;
  /** What the referee has warned of, where it has. */
  readonly warned?: readonly Offence[];
}
export type ClockView =
  | ({ readonly kind: 'running' } & Running)
  | ({ readonly kind: 'stopped' } & Stopped);
export interface View {
  readonly mode: string;
  readonly first: number;
  readonly turn: number;
  readonly token: number;
  readonly round: number;
  readonly rolls: number;
  readonly doubles: number;
  readonly began: number;
  readonly paused: number;
  readonly pool: number;
  readonly late: boolean;
  readonly turn_clock: ClockView;
  readonly deadline: number | null;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly seats: readonly SeatView[];
  readonly names: readonly NameView[];
  /** By square; what is not named is the bank's. */
  readonly deeds: Readonly<Record<string, DeedView>>;
  /** By group: how many levels were built there this turn. */
  readonly built: Readonly<Record<string, number>>;
  readonly offers: readonly Offer[];
  readonly vote: Vote | null;
  readonly gone: readonly number[];
  /** Mortgaged deeds that may be lifted without interest in this turn. */
  readonly spared?: readonly number[];
  /** When time is up, and whether this round is the last, where a game has a time limit. */
  readonly ends?: number | null;
  readonly last_round?: boolean;
  /** Who has asked for a gap since its own turn began, where there are gaps, and whether one follows this turn. */
  readonly gap_asked?: readonly number[];
  readonly gap_wanted?: boolean;
  /** The table of the rematch, once somebody has asked for it. */
  readonly next: string | null;
  /** Who watches over the game, where somebody does. */
  readonly referee?: NameView;
}

export interface SquareData {
  readonly pos: number;
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  readonly group?: string;
  readonly price?: number;
  readonly rents?: readonly number[];
  readonly factors?: readonly number[];
  readonly cost?: number;
  readonly amount?: number;
  /** Who lands may pay a tenth of all it has instead of the amount. */
  readonly tenth?: boolean;
  readonly deck?: string;
}
export interface BoardData {
  readonly key: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly squares: readonly SquareData[];
}
/** A card's other fields are its effect's. */
export interface CardData {
  readonly id: string;
  readonly effect: string;
  readonly [field: string]: unknown;
}
export type RuleValue = boolean | number | string | null;
export interface Ruleset {
  readonly mode: string;
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly board: BoardData;
  readonly decks: Readonly<Record<string, readonly CardData[]>>;
}
