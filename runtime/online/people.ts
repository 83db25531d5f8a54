import { isYes, textOf, type Wire } from './wire.ts'

/** People and departments can be several unless the extend JSON says otherwise. */
const toMultiple = (extend: Wire): { readonly multiple?: false } =>
  extend.multiSelect !== undefined && !isYes(extend.multiSelect) ? { multiple: false } : {}

/** How people are chosen, and what is stored of them (wire contract 3.2, extend JSON). */
export const userProps = (extend: Wire) => ({
  ...toMultiple(extend),
  ...(textOf(extend.store) === 'id' ? { value: 'id' } : {}),
})

/** How departments are chosen, and what is stored of them: their ids, or their codes where the extend JSON says so. */
export const departProps = (extend: Wire) => ({
  ...toMultiple(extend),
  ...(/^org_?code$/i.test(textOf(extend.store)) ? { value: 'orgCode' } : {}),
})
