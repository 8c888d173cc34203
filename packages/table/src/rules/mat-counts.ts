/** How many cubes lie where; lists and texts alike have a length. */
export interface MatCounts {
  readonly resources: { readonly length: number };
  readonly required: { readonly length: number };
  readonly permitted: { readonly length: number };
}
