// What a failure says about the profile of the run: where its key came from, and which service and branch rejected the request.

import { isServiceFailure, isWrongKey, signIn } from "../failures/describe.ts";
import type { Failure } from "../failures/failure.ts";
import { type ChosenProfile, keyRemedy, maskKey } from "./profile.ts";

/** A rejected key: the message says where it came from, because it may be the wrong one. */
export function withKeySource(failure: Failure, profile: ChosenProfile | undefined): Failure {
  const { cause, remedy } = failure;
  if (!profile || !isServiceFailure(cause) || !isWrongKey(cause)) return failure;
  return Object.assign(failure, { remedy: (remedy ?? signIn).replace(signIn, keyRemedy(profile)) });
}

/** Service, profile and branch of a request that the service rejected. */
export function placeOf(
  { cause }: Failure,
  profile: ChosenProfile | undefined,
  branch: string | undefined,
): string | undefined {
  if (!profile || !isServiceFailure(cause)) return undefined;
  return `${profile.base_url}, profile ${profile.name}${atBranch(branch)}`;
}

export const atBranch = (branch: string | undefined): string => (branch ? `, branch ${branch}` : "");

/** Hides the profile's key in a text. */
export function masked(text: string, profile: ChosenProfile | undefined): string {
  const key = profile?.api_key;
  return key ? text.replaceAll(key, maskKey(key)) : text;
}

/** What the envelope says about the profile. */
export const profileMeta = (profile: ChosenProfile | undefined) =>
  profile && { profile: profile.name, environment: profile.environment, branch: profile.branch ?? null };
