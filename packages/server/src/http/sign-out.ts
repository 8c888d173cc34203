import type { Context } from './context.ts';

/** Ends all sessions of a person, or all but one, and closes what they hold open. */
export async function signOutEverywhere(
  { people, connections }: Pick<Context, 'people' | 'connections'>,
  person: string,
  except: string | null = null,
): Promise<void> {
  for (const ended of await people.signOutAll(person, except)) connections.endSession(ended);
}
