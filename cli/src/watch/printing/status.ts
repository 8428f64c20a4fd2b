// What a receipt printer says of itself: single bytes, in response to requests of ESC/POS.

/** Asked in real time, also while it prints or is offline: its state, why it is offline, its paper. */
export const askState = Uint8Array.of(0x10, 0x04, 1);
export const askCause = Uint8Array.of(0x10, 0x04, 2);
export const askPaper = Uint8Array.of(0x10, 0x04, 4);
/** Asked in turn: the response comes when everything before it is printed. */
export const askPrinted = Uint8Array.of(0x1d, 0x72, 1);

/** Whether a byte is a response in real time. */
export const isState = (byte: number): boolean => (byte & 0x93) === 0x12;
/** Whether a byte is the response to {@link askPrinted}. */
export const isPrinted = (byte: number): boolean => (byte & 0x90) === 0;

/** Why the printer can't print, from its three responses; undefined if it can. */
export function obstacleOf(state: number, cause: number, paper: number): string | undefined {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return "It has no paper: put a roll in.";
  if ((cause & 0x04) !== 0) return "Its cover is open: close it.";
  if ((cause & 0x40) !== 0) return "It reports an error: switch it off and on, and check its cutter.";
  if ((state & 0x08) !== 0) return "It is offline: look at its lamps.";
  return undefined;
}
