import type { WidgetWords } from '../runtime/language/index.ts'
import { areaLinkageWords } from './area-linkage/props.ts'
import { avatarWords } from './avatar/props.ts'
import { avatarCropWords } from './avatar-crop/props.ts'
import { captchaWords } from './captcha/props.ts'
import { categorySelectWords } from './category-select/props.ts'
import { chatFrameWords } from './chat-frame/props.ts'
import { checkboxWords } from './checkbox/props.ts'
import { checkboxGroupWords } from './checkbox-group/props.ts'
import { codeEditorWords } from './code-editor/props.ts'
import { cronWords } from './cron/props.ts'
import { dateWords } from './date/props.ts'
import { dateRangeWords } from './date-range/props.ts'
import { datetimeWords } from './datetime/props.ts'
import { datetimeRangeWords } from './datetime-range/props.ts'
import { departPickerWords } from './depart-picker/props.ts'
import { dictSearchSelectWords } from './dict-search-select/props.ts'
import { dictSelectWords } from './dict-select/props.ts'
import { editableTableWords } from './editable-table/props.ts'
import { ellipsisWords } from './ellipsis/props.ts'
import { fileCellWords } from './file-cell/props.ts'
import { fileUploadWords } from './file-upload/props.ts'
import { frameWords } from './frame/props.ts'
import { groupWords } from './group/props.ts'
import { htmlWords } from './html/props.ts'
import { imageUploadWords } from './image-upload/props.ts'
import { inputWords } from './input/props.ts'
import { inputPopupWords } from './input-popup/props.ts'
import { jsonViewWords } from './json-view/props.ts'
import { linkWords } from './link/props.ts'
import { linkTableWords } from './link-table/props.ts'
import { linkTableFieldWords } from './link-table-field/props.ts'
import { linkedSelectWords } from './linked-select/props.ts'
import { markdownWords } from './markdown/props.ts'
import { monthWords } from './month/props.ts'
import { multiSelectWords } from './multi-select/props.ts'
import { numberWords } from './number/props.ts'
import { officeFrameWords } from './office-frame/props.ts'
import { passwordWords } from './password/props.ts'
import { popupWords } from './popup/props.ts'
import { popupDictWords } from './popup-dict/props.ts'
import { positionPickerWords } from './position-picker/props.ts'
import { progressWords } from './progress/props.ts'
import { quarterWords } from './quarter/props.ts'
import { radioWords } from './radio/props.ts'
import { recordPickerWords } from './record-picker/props.ts'
import { richTextWords } from './rich-text/props.ts'
import { rolePickerWords } from './role-picker/props.ts'
import { selectWords } from './select/props.ts'
import { sliderVerifyWords } from './slider-verify/props.ts'
import { stepsWords } from './steps/props.ts'
import { subFormWords } from './sub-form/props.ts'
import { switchWords } from './switch/props.ts'
import { tabsWords } from './tabs/props.ts'
import { tagWords } from './tag/props.ts'
import { tagsInputWords } from './tags-input/props.ts'
import { textareaWords } from './textarea/props.ts'
import { timeWords } from './time/props.ts'
import { timeRangeWords } from './time-range/props.ts'
import { treeDictWords } from './tree-dict/props.ts'
import { treeSelectWords } from './tree-select/props.ts'
import { userByDepartPickerWords } from './user-by-depart-picker/props.ts'
import { userPickerWords } from './user-picker/props.ts'
import { verificationCodeWords } from './verification-code/props.ts'
import { weekWords } from './week/props.ts'
import { yearWords } from './year/props.ts'

/** What documents may say of each widget. Pure: the language, the server and the command line read it. */
export const widgetWords: readonly WidgetWords[] = [
  inputWords,
  passwordWords,
  textareaWords,
  numberWords,
  selectWords,
  dictSelectWords,
  radioWords,
  checkboxWords,
  switchWords,
  dateWords,
  datetimeWords,
  timeWords,
  treeSelectWords,
  dictSearchSelectWords,
  multiSelectWords,
  checkboxGroupWords,
  categorySelectWords,
  treeDictWords,
  areaLinkageWords,
  linkedSelectWords,
  linkTableWords,
  linkTableFieldWords,
  tagsInputWords,
  userPickerWords,
  rolePickerWords,
  positionPickerWords,
  userByDepartPickerWords,
  departPickerWords,
  recordPickerWords,
  popupWords,
  popupDictWords,
  imageUploadWords,
  fileUploadWords,
  fileCellWords,
  avatarWords,
  avatarCropWords,
  captchaWords,
  verificationCodeWords,
  richTextWords,
  subFormWords,
  codeEditorWords,
  ellipsisWords,
  sliderVerifyWords,
  tagWords,
  linkWords,
  progressWords,
  htmlWords,
  jsonViewWords,
  inputPopupWords,
  editableTableWords,
  markdownWords,
  dateRangeWords,
  datetimeRangeWords,
  timeRangeWords,
  monthWords,
  quarterWords,
  weekWords,
  yearWords,
  frameWords,
  chatFrameWords,
  officeFrameWords,
  cronWords,
  groupWords,
  tabsWords,
  stepsWords,
]
