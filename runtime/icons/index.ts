export { Chevron } from './Chevron.tsx'
export { Icon } from './Icon.tsx'
export { loadIconNames } from './iconNames.ts'
export { toIconName } from './toIconName.ts'
