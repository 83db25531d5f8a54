export type { FormDesign } from './formDesign.ts'
export { splitTypedChoices, toNameCandidates, toSlug } from './names.ts'
export { readDesign } from './readDesign.ts'
export { writeDesign } from './writeDesign.ts'
