import { projectFolder } from '../tool.ts'
import { checkBorders } from './checkBorders.ts'

const { breaches, files } = checkBorders(projectFolder)
for (const { rule, from, to } of breaches) console.log(`${from}  ${rule}${to === '' ? '' : `  ${to}`}`)
console.log(`${files} files, ${breaches.length} ${breaches.length === 1 ? 'breach' : 'breaches'} of the borders`)
process.exitCode = breaches.length === 0 ? 0 : 1
