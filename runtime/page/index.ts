export { LoadFailure } from './LoadFailure.tsx'
export { PageHost } from './PageHost.tsx'
export type { PageHostProps } from './pageHostProps.ts'

export { type PageInstance, usePageInstance } from './pageInstance.tsx'
export {
  createPageLibrary,
  type LoadedPage,
  type PageLibrary,
  PageLibraryProvider,
} from './pageLibrary.tsx'
export { type PageServices, PageServicesProvider, personKey, usePageServices } from './pageServices.tsx'
export { saveFile } from './saveFile.ts'
export { useFailureWords } from './useFailureWords.ts'
export { useMessage } from './useMessage.ts'
export { type PickRequest, usePicker } from './usePicker.ts'
export { type ActionRunner, useRunAction } from './useRunAction.ts'
export { useStepContext } from './useStepContext.ts'
