// Is this a moment to ask about other things? Not while a game runs on this page.
let playing = $state(false);

export const calm = (): boolean => !playing;

export function play(runs: boolean): void {
  playing = runs;
}
