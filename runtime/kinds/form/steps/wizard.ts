export { FormDone } from '../done/FormDone.tsx'
export { noteAnswers } from '../done/noteAnswers.ts'
export { leaveStep } from './leaveStep.ts'
