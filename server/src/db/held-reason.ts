// The word that a restored copy and the lanes share.

/** Why a held stream has stopped; a stream that has stopped for this reason is held. */
export const heldReason =
  "the database was restored from a copy, and the control unit may have counted on since";
