import type { Field } from '../../../../language/index.ts'

/** The field by whose widget links are drawn. */
export const linkField = { widget: 'link' } as const satisfies Field
