export { type AddressValues, readAddressValues, writeAddressValues } from './address/addressValues.ts'
export { type AddressMove, type PageAddress, queryOf } from './address/pageAddress.ts'
export { useAddressValues } from './address/useAddressValues.ts'
export type { AskConflict } from './conflict/conflictQuestion.ts'
export { loadConflictTools } from './conflict/loadConflictTools.ts'
export { useConflictDialog } from './conflict/useConflictDialog.tsx'
export { forgetDerivedPages } from './forgetDerivedPages.ts'
export { InFront } from './InFront.tsx'
export { LoadFailure } from './LoadFailure.tsx'
export { UnsavedChangesProvider } from './leaving/UnsavedChangesProvider.tsx'
export { createUnsavedChangesScope, type Unsaved, type UnsavedChangesScope } from './leaving/unsavedChangesScope.ts'
export { askBeforeUnload, useLeaveGuard } from './leaving/useLeaveGuard.ts'
export { useMayLeave } from './leaving/useMayLeave.ts'
export { OpenedPages, useOpenedPages } from './OpenedPages.tsx'
export {
  onlineFormPage,
  onlineFormPickerPage,
  onlineFormRecordPage,
  readOnlineFormPart,
  readOnlineFormRecordPart,
  toOnlineFormId,
} from './onlineFormId.ts'
export { readOnlineFormPickerPart, toOnlineFormPickerId } from './onlineFormPickerId.ts'
export { graphReportPage, graphTempletPage, onlineReportPage } from './onlinePageIds.ts'
export { PageMenu } from './own/PageMenu.tsx'
export { PageHost } from './PageHost.tsx'
export type { PageHostProps } from './pageHostProps.ts'
export { type PageInstance, PageInstanceProvider, usePageInstance } from './pageInstance.tsx'
export {
  createPageLibrary,
  type LoadedPage,
  type PageLibrary,
  PageLibraryProvider,
  type PreparedPage,
  usePageLibrary,
} from './pageLibrary.tsx'
export {
  type PageFolder,
  type PageLink,
  type PageServices,
  PageServicesProvider,
  personKey,
  usePageServices,
  type Watched,
} from './pageServices.tsx'
export { readReportPart, reportPickerPage, toReportPickerId } from './reportPickerId.ts'
export { saveFile } from './saveFile.ts'
export { needsScript, type PageScript, type PageScripts } from './scripts/pageScripts.ts'
export { ScriptNotes } from './scripts/ScriptNotes.tsx'
export { useRunningScript } from './scripts/useRunningScript.ts'
export { useAccess, useExclusion } from './useAccess.ts'
export { useFailureMessage } from './useFailureMessage.ts'
export { useFileDownload } from './useFileDownload.ts'
export { useMessage } from './useMessage.ts'
export { useNames } from './useNames.ts'
export { useNavigate } from './useNavigate.ts'
export { type PickRequest, usePicker } from './usePicker.ts'
export { usePickReport } from './usePickReport.ts'
export { type ActionRunner, useRunAction } from './useRunAction.ts'
export { type ContextFor, useStepContext } from './useStepContext.ts'
export { useWayOn } from './useWayOn.ts'
export { writeQuestion } from './writeQuestion.ts'
