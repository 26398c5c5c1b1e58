// A prompt that has just appeared does not take a press yet: a double press would answer a question nobody has read.
import { recall } from './stored';

const MILLIS = 350;

export const guardMillis = (): number => Number(recall('guard') ?? MILLIS);

/** `shown`: when the prompt appeared, in the same clock as `now`. */
export const guarded = (shown: number, now: number): boolean => now - shown < guardMillis();
