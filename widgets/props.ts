import type { WidgetSchema } from '../runtime/language/index.ts'
import { areaLinkageSchema } from './area-linkage/props.ts'
import { avatarSchema } from './avatar/props.ts'
import { avatarCropSchema } from './avatar-crop/props.ts'
import { captchaSchema } from './captcha/props.ts'
import { categorySelectSchema } from './category-select/props.ts'
import { chatFrameSchema } from './chat-frame/props.ts'
import { checkboxSchema } from './checkbox/props.ts'
import { checkboxGroupSchema } from './checkbox-group/props.ts'
import { codeEditorSchema } from './code-editor/props.ts'
import { cronSchema } from './cron/props.ts'
import { dateSchema } from './date/props.ts'
import { dateRangeSchema } from './date-range/props.ts'
import { datetimeSchema } from './datetime/props.ts'
import { datetimeRangeSchema } from './datetime-range/props.ts'
import { departPickerSchema } from './depart-picker/props.ts'
import { dictSearchSelectSchema } from './dict-search-select/props.ts'
import { dictSelectSchema } from './dict-select/props.ts'
import { editableTableSchema } from './editable-table/props.ts'
import { ellipsisSchema } from './ellipsis/props.ts'
import { fileCellSchema } from './file-cell/props.ts'
import { fileUploadSchema } from './file-upload/props.ts'
import { frameSchema } from './frame/props.ts'
import { groupSchema } from './group/props.ts'
import { htmlSchema } from './html/props.ts'
import { iconPickerSchema } from './icon-picker/props.ts'
import { imageUploadSchema } from './image-upload/props.ts'
import { inputSchema } from './input/props.ts'
import { inputPopupSchema } from './input-popup/props.ts'
import { jsonViewSchema } from './json-view/props.ts'
import { linkSchema } from './link/props.ts'
import { linkTableSchema } from './link-table/props.ts'
import { linkTableFieldSchema } from './link-table-field/props.ts'
import { linkedSelectSchema } from './linked-select/props.ts'
import { markdownSchema } from './markdown/props.ts'
import { menuTargetSchema } from './menu-target/props.ts'
import { monthSchema } from './month/props.ts'
import { multiSelectSchema } from './multi-select/props.ts'
import { numberSchema } from './number/props.ts'
import { officeFrameSchema } from './office-frame/props.ts'
import { passwordSchema } from './password/props.ts'
import { popupSchema } from './popup/props.ts'
import { popupDictSchema } from './popup-dict/props.ts'
import { positionPickerSchema } from './position-picker/props.ts'
import { progressSchema } from './progress/props.ts'
import { quarterSchema } from './quarter/props.ts'
import { queryEditorSchema } from './query-editor/props.ts'
import { radioSchema } from './radio/props.ts'
import { recordPickerSchema } from './record-picker/props.ts'
import { richTextSchema } from './rich-text/props.ts'
import { rolePickerSchema } from './role-picker/props.ts'
import { selectSchema } from './select/props.ts'
import { sliderVerifySchema } from './slider-verify/props.ts'
import { stepsSchema } from './steps/props.ts'
import { subFormSchema } from './sub-form/props.ts'
import { switchSchema } from './switch/props.ts'
import { tabsSchema } from './tabs/props.ts'
import { tagSchema } from './tag/props.ts'
import { tagsInputSchema } from './tags-input/props.ts'
import { textareaSchema } from './textarea/props.ts'
import { timeSchema } from './time/props.ts'
import { timeRangeSchema } from './time-range/props.ts'
import { treeDictSchema } from './tree-dict/props.ts'
import { treeSelectSchema } from './tree-select/props.ts'
import { userByDepartPickerSchema } from './user-by-depart-picker/props.ts'
import { userPickerSchema } from './user-picker/props.ts'
import { verificationCodeSchema } from './verification-code/props.ts'
import { weekSchema } from './week/props.ts'
import { yearSchema } from './year/props.ts'

/** What documents may say of each widget. Pure: the language, the server and the command line read it. */
export const widgetSchemas: readonly WidgetSchema[] = [
  inputSchema,
  passwordSchema,
  textareaSchema,
  numberSchema,
  selectSchema,
  dictSelectSchema,
  radioSchema,
  checkboxSchema,
  switchSchema,
  dateSchema,
  datetimeSchema,
  timeSchema,
  treeSelectSchema,
  dictSearchSelectSchema,
  multiSelectSchema,
  checkboxGroupSchema,
  categorySelectSchema,
  treeDictSchema,
  areaLinkageSchema,
  linkedSelectSchema,
  linkTableSchema,
  linkTableFieldSchema,
  tagsInputSchema,
  userPickerSchema,
  rolePickerSchema,
  positionPickerSchema,
  userByDepartPickerSchema,
  departPickerSchema,
  recordPickerSchema,
  popupSchema,
  popupDictSchema,
  iconPickerSchema,
  imageUploadSchema,
  fileUploadSchema,
  fileCellSchema,
  avatarSchema,
  avatarCropSchema,
  captchaSchema,
  verificationCodeSchema,
  richTextSchema,
  subFormSchema,
  codeEditorSchema,
  queryEditorSchema,
  ellipsisSchema,
  sliderVerifySchema,
  tagSchema,
  linkSchema,
  progressSchema,
  htmlSchema,
  jsonViewSchema,
  inputPopupSchema,
  editableTableSchema,
  markdownSchema,
  dateRangeSchema,
  datetimeRangeSchema,
  timeRangeSchema,
  menuTargetSchema,
  monthSchema,
  quarterSchema,
  weekSchema,
  yearSchema,
  frameSchema,
  chatFrameSchema,
  officeFrameSchema,
  cronSchema,
  groupSchema,
  tabsSchema,
  stepsSchema,
]
