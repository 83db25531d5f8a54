import { isObject } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { writeText } from '../scope.ts'
import type { WriteBlock } from '../writing.ts'

/** Blocks together. */
export const writeGroup: WriteBlock = (block, scope, writing, write) => write(block.blocks, scope, writing)

/** Parts beside or after each other, all of them, each below its title. */
const writeParts =
  (name: 'columns' | 'tabs' | 'steps'): WriteBlock =>
  async (block, scope, writing, write) => {
    const parts = Array.isArray(block[name]) ? block[name].filter(isObject) : []
    const written: string[] = []
    for (const part of parts) {
      const title = writeText(part.title, scope, writing.text)
      const inside = await write(part.blocks, scope, writing)
      if (inside !== '') written.push(`<section>${title && `<h3>${escapeHtml(title)}</h3>`}${inside}</section>`)
    }
    return written.join('')
  }

export const writeColumns = writeParts('columns')
export const writeTabs = writeParts('tabs')
export const writeSteps = writeParts('steps')
