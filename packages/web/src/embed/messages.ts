/** What the frame of an embedded table tells the element around it. */
export type FromFrame =
  | { readonly forceout: 'ready' }
  | { readonly forceout: 'shown' }
  | { readonly forceout: 'size'; readonly height: number }
  | { readonly forceout: 'fault'; readonly message: string };

/** What the element gives to its frame. */
export type ToFrame =
  | { readonly forceout: 'record'; readonly text: string }
  /** The page's own file is not where it says. */
  | { readonly forceout: 'unreachable'; readonly address: string };
