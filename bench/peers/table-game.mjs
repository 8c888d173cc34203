/** A table at which everybody may act at any time, as its authors would write it first. */
export const TABLE_GAME = {
  name: 'table',
  setup: () => ({ acts: 0, last: null }),
  // Only the server decides; otherwise a client would hear of its own act before the server has.
  moves: {
    act: {
      move: ({ G }, act) => ({ acts: G.acts + 1, last: act }),
      client: false,
    },
  },
  turn: { activePlayers: { all: 'acting' } },
};
