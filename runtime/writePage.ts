import { validators } from 'virtual:validators'
import { widgetSchemas } from '../widgets/props.ts'
import { createLanguage, type Page } from './language/index.ts'

const language = createLanguage({ widgets: widgetSchemas, validators })

/** The canonical text of a page (design 3). The chunk is loaded when somebody first saves one. */
export const writePage = (page: Page): string => language.writeDocument(page, 'page')
