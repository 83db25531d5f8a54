export { RegistryProvider, useRegistry } from './context.tsx'
export { type AnyKind, defineKind, type KindEntry, type KindProps, type PageOpening } from './kind.ts'
export { lazyPart, preloadPart } from './lazyPart.tsx'
export { createRegistry, type Registry } from './registry.ts'
export {
  type AnyStep,
  defineStep,
  type MessageLevel,
  type OpenRequest,
  type OpenResult,
  type StepContext,
  type StepForm,
} from './step.ts'
export {
  type DataRecord,
  defineLayout,
  defineWidget,
  type EditProps,
  type Language,
  type LayoutPanelProps,
  type LayoutProps,
  type LayoutWidget,
  type Texts,
  type ValueWidget,
  type ViewProps,
  type Widget,
  type WidgetEntry,
} from './widget.ts'
export type { WidgetNeeds } from './widgetNeeds.ts'
