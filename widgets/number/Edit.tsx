export { NumberField as NumberEdit } from '../shared/number/NumberField.tsx'
