/** The door of the runtime for widgets and builders. */

export { type Data, useData, useDictionary } from './data/index.ts'
export { useLanguage, useText, useTranslate } from './i18n/index.ts'
export { type PickRequest, useMessage, usePicker } from './page/index.ts'
export {
  type DataRecord,
  defineLayout,
  defineWidget,
  type EditProps,
  type LayoutPanelProps,
  type LayoutProps,
  lazyPart,
  type Texts,
  type ViewProps,
  type WidgetEntry,
} from './registry/index.ts'
