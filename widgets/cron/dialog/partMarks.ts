const names = ['start', 'step', 'from', 'to', 'weekday', 'nth', 'day', 'days'] as const

/** Leaves the places of the inputs in a text as they are, while its other placeholders are filled. */
export const partMarks: Readonly<Record<(typeof names)[number], string>> = Object.fromEntries(
  names.map((name) => [name, `{${name}}`]),
) as Readonly<Record<(typeof names)[number], string>>
