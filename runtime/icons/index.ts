export { Chevron } from './Chevron.tsx'
export { Icon } from './Icon.tsx'
export { toIconName } from './toIconName.ts'
