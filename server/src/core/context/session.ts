// A session as handlers have it, where the caller is signed in.

export type SessionRow = {
  id: string;
  token_hash: string;
  person_id: number;
  created_at: number;
  last_used_at: number;
  /** When the person last gave the password or a code. */
  confirmed_at: number;
  /** When the person last gave a code of the second factor; null in a session that was opened without one. */
  code_at: number | null;
  /** The end, however much the session is used. */
  expires_at: number;
  user_agent: string;
  address: string;
};
