export { PaperSheet } from './PaperSheet.tsx'
export { usePrintKeys } from './usePrintKeys.ts'
