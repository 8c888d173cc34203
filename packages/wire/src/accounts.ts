import { z } from 'zod';
import { Code, Name, sought, Wall } from './basics.ts';
import { Login, Me, Password } from './rest.ts';

/** Bodies and answers of signing up and in, beyond name and password. */

/** What a browser or a security key says; the library that reads it knows its parts. */
const Credential = z.looseObject({
  id: z.string().max(1000),
  rawId: z.string().max(1000),
  response: z.looseObject({}),
});

export const SignedUp = Me.extend({
  recovery: z.array(z.string()).describe('ten codes, shown once: each lets you set a new password once'),
});

export const PasskeyOptions = z
  .looseObject({ challenge: z.string() })
  .describe('as `navigator.credentials` takes them, in JSON');
export const PasskeySignUpBody = z.strictObject({ login: Login, name: Name });
export const PasskeyBody = z.strictObject({ credential: Credential, token: z.boolean().optional() });
export const Passkey = z.strictObject({ id: z.string(), device: z.string(), made: Wall, used: Wall });

export const DeviceCode = z.strictObject({ code: z.string(), expires: Wall });
export const DeviceCodeBody = z.strictObject({ code: Code, token: z.boolean().optional() });

export const RecoverBody = z.strictObject({
  login: sought(60).trim().toLowerCase(),
  code: sought(60),
  password: Password,
  token: z.boolean().optional(),
});
/** An account with a passkey alone has no old password. */
export const SetPasswordBody = z.strictObject({ new: Password });
export const RecoveryCodes = z.strictObject({ recovery: z.array(z.string()) });

export const NameBody = z.strictObject({ name: Name });

export const SessionCard = z.strictObject({
  id: z.string(),
  device: z.string().describe('the kind of machine; nothing else about it is kept'),
  made: Wall,
  seen: Wall.describe('last use, to the minute'),
  here: z.boolean(),
});

/** What the page needs to know of an account. */
export const AccountCard = z.strictObject({
  login: z.string().nullable(),
  password: z.boolean().describe('they can sign in with a password'),
  recoveryLeft: z.int(),
  operator: z.boolean(),
  passkeys: z.array(Passkey),
  sessions: z.array(SessionCard),
});
export type AccountCard = z.infer<typeof AccountCard>;
