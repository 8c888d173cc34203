import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Device, PasskeyRow, PeopleStore } from './people-store.ts';
import { hashOf } from './secrets.ts';

const CHALLENGE_MS = 5 * 60_000;

/** Three hundred files, fetched with the first passkey: a server that starts has people who wait for their tables. */
const library = () => import('@simplewebauthn/server');

/** The site as the browser knows it. Passkeys belong to a host name that is reached over a safe line. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** Who a new passkey is for; somebody who signs up has a key before there is anybody under it. */
export interface PasskeyOwner {
  readonly person: string;
  readonly login: string;
  readonly name: string;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytes = (encoded: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(encoded, 'base64url'));

/** The challenge that a credential answers, as its own text says; whether we set it is looked up. */
function challengeOf({ response }: { readonly response: { readonly clientDataJSON?: unknown } }): string {
  try {
    const said = JSON.parse(Buffer.from(String(response.clientDataJSON), 'base64url').toString()) as {
      challenge?: unknown;
    };
    return String(said.challenge ?? '');
  } catch {
    return '';
  }
}

/** Signing in without a password: the device proves that it holds a key. */
export class Passkeys {
  constructor(
    readonly store: PeopleStore,
    readonly now: () => number,
  ) {}

  async #ask(challenge: string, owner: PasskeyOwner | null): Promise<void> {
    const expires = this.now() + CHALLENGE_MS;
    const value = owner === null ? null : JSON.stringify(owner);
    await this.store.addProofs([{ hash: hashOf(challenge), kind: 'passkey', person: null, value, expires }]);
  }

  /** What the browser needs to make a passkey. */
  async beginNew(site: Site, owner: PasskeyOwner) {
    const known = await this.store.passkeysOf(owner.person);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Forceout',
      rpID: site.host,
      userName: owner.login,
      userDisplayName: owner.name,
      userID: new Uint8Array(Buffer.from(owner.person)),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#ask(options.challenge, owner);
    return options;
  }

  /** The passkey that was made and whom it is for; null when it does not answer a challenge of ours. */
  async finishNew(
    site: Site,
    credential: unknown,
    device: Device,
  ): Promise<{ readonly owner: PasskeyOwner; readonly passkey: PasskeyRow } | null> {
    const response = credential as RegistrationResponseJSON;
    const challenge = challengeOf(response);
    const asked = await this.store.takeProof('passkey', hashOf(challenge), this.now());
    if (asked?.value == null) return null;
    const owner = JSON.parse(asked.value) as PasskeyOwner;
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    const now = this.now();
    const passkey = { id, person: owner.person, publicKey: text(publicKey), counter, device, made: now, used: now };
    return { owner, passkey };
  }

  async beginSignIn(site: Site) {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#ask(options.challenge, null);
    return options;
  }

  /** Who signs in; null when nobody does. */
  async finishSignIn(site: Site, credential: unknown): Promise<string | null> {
    const response = credential as AuthenticationResponseJSON;
    const challenge = challengeOf(response);
    const asked = await this.store.takeProof('passkey', hashOf(challenge), this.now());
    const known = asked === null || asked.value !== null ? null : await this.store.passkey(String(response.id));
    if (known === null) return null;
    const { verifyAuthenticationResponse } = await library();
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: { id: known.id, publicKey: bytes(known.publicKey), counter: known.counter },
    }).catch(() => null);
    if (!checked?.verified) return null;
    await this.store.passkeyUsed(known.id, checked.authenticationInfo.newCounter, this.now());
    return known.person;
  }
}
