/** Where a server is to be and where it keeps what is played. */
export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  /** `127.0.0.1` keeps it to this machine; `0.0.0.0` lets everybody in the network come. */
  readonly host?: string;
  /** A folder of its own, or `{url: 'postgres://…'}`. */
  readonly data: string | { readonly url: string };
  /** False serves the API alone. */
  readonly page?: boolean;
}

export interface Served {
  /** Where this machine finds it. */
  readonly url: string;
  readonly port: number;
  /** Stops the time of the tables, and resolves when everything is written down. */
  close(): Promise<void>;
}

/** Runs a server with tables, people, the API and the page. */
export async function serve({ port = 8080, host = '127.0.0.1', data, page = true }: ServeOptions): Promise<Served> {
  const { newLogger, startServer } = await import('@forceout/server');
  const server = await startServer({
    place: typeof data === 'string' ? { folder: data } : data,
    logger: newLogger('warn'),
    ...(page ? {} : { webFolder: null }),
  });
  try {
    const at = await server.listen(port, host);
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    return { url: `http://${name.includes(':') ? `[${name}]` : name}:${at}`, port: at, close: () => server.close() };
  } catch (cause) {
    await server.close();
    throw cause;
  }
}
