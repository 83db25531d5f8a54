export { RegistryProvider, useRegistry } from './context.tsx'
export { findView } from './findView.ts'
export {
  type AnyKind,
  defineKind,
  type KindEntry,
  type KindProps,
  type PageOpening,
  type RecordBrowsing,
} from './kind.ts'
export { lazyPart, preloadPart } from './lazyPart.tsx'
export { loadChunk } from './loadChunk.ts'
export { createRegistry, type Registry } from './registry.ts'
export type { ServerChecks } from './serverChecks.ts'
export { type Siblings, SiblingsProvider, useSetSiblings, useSiblings, useSiblingValue } from './siblings.tsx'
export {
  type AnyStep,
  defineStep,
  type MessageLevel,
  type OpenRequest,
  type OpenResult,
  type StepContext,
  type StepFailure,
  type StepForm,
  type StepProgress,
} from './step.ts'
export {
  type CellEntry,
  type CheckContext,
  type ContainedFields,
  type DataRecord,
  defineLayout,
  defineWidget,
  type EditProps,
  type FormattedView,
  type Language,
  type LayoutPanelProps,
  type LayoutProps,
  type LayoutWidget,
  type Texts,
  type ValueRefusal,
  type ValueWidget,
  type ViewProps,
  type Widget,
  type WidgetEntry,
} from './widget.ts'
export type { WidgetNeeds } from './widgetNeeds.ts'
export { createWork, useWork, type Work, WorkProvider } from './work.tsx'
