/** A step inside a step; spelled loosely, as a type cannot contain itself through its own schema. */
export type NestedStep = Readonly<Record<string, unknown>>
