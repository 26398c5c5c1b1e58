// Asks again for what did not come over the network, twice, and then gives it up.
const PAUSES = [400, 1_500];

export async function patiently<T>(ask: () => Promise<T>, failures = 0): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const pause = PAUSES[failures];
    if (pause === undefined) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return patiently(ask, failures + 1);
  }
}
