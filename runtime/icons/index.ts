export { toIconName } from '../language/index.ts'
export { Chevron } from './Chevron.tsx'
export { Icon } from './Icon.tsx'
export { loadIconNames } from './iconNames.ts'
