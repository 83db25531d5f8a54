import type { WidgetWords } from '../runtime/language/index.ts'
import { captchaWords } from './captcha/props.ts'
import { checkboxWords } from './checkbox/props.ts'
import { dateWords } from './date/props.ts'
import { datetimeWords } from './datetime/props.ts'
import { dictSelectWords } from './dict-select/props.ts'
import { groupWords } from './group/props.ts'
import { imageUploadWords } from './image-upload/props.ts'
import { inputWords } from './input/props.ts'
import { numberWords } from './number/props.ts'
import { passwordWords } from './password/props.ts'
import { radioWords } from './radio/props.ts'
import { selectWords } from './select/props.ts'
import { stepsWords } from './steps/props.ts'
import { switchWords } from './switch/props.ts'
import { tabsWords } from './tabs/props.ts'
import { textareaWords } from './textarea/props.ts'
import { timeWords } from './time/props.ts'
import { treeSelectWords } from './tree-select/props.ts'
import { userPickerWords } from './user-picker/props.ts'

/** What documents may say of each widget. Pure: the language, the server and the command line read it (design 2). */
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
  userPickerWords,
  imageUploadWords,
  captchaWords,
  groupWords,
  tabsWords,
  stepsWords,
]
