// Which Freehold this is, told by the build.
declare const __VERSION__: string;

export const VERSION = __VERSION__;
