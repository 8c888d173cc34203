import { type Given, Unclear } from './command/given.ts';

/** What the environment can say. The only place that reads it; docs/self-hosting.md has a row for each. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'FORCEOUT_DATA',
  'DATABASE_URL',
  'PUBLIC_HOST',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'LOG_LEVEL',
] as const;
type Setting = (typeof SETTINGS)[number];

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const HOST_NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A setting that is there and empty says nothing. */
export const settingOf = (name: Setting): string | undefined => process.env[name] || undefined;

const oneOf = (name: Setting, values: readonly string[], otherwise: string): string => {
  const text = settingOf(name) ?? otherwise;
  if (!values.includes(text)) throw new Unclear('setting.one-of', { name, text, values });
  return text;
};

function publicHost(): string | null {
  const text = settingOf('PUBLIC_HOST');
  if (text !== undefined && !HOST_NAME.test(text)) throw new Unclear('setting.host', { text });
  return text ?? null;
}

function proxies(): number {
  const text = settingOf('TRUST_PROXY') ?? '0';
  if (!/^\d{1,2}$/.test(text)) throw new Unclear('setting.proxies', { text });
  return Number(text);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Unclear('serve.port', { text });
  return port;
}

/** How a server is to run: what the command says goes before what the environment says. */
export function serveSettings({ options }: Given) {
  return {
    port: portOf(options.port ?? settingOf('PORT') ?? '8080'),
    host: options.host ?? settingOf('HOST') ?? '0.0.0.0',
    publicHost: publicHost(),
    proxies: proxies(),
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
}
