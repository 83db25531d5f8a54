import { projectFolder } from '../tool.ts'
import { checkBoundaries } from './checkBoundaries.ts'

const { violations, files } = checkBoundaries(projectFolder)
for (const { rule, from, to } of violations) console.log(`${from}  ${rule}${to === '' ? '' : `  ${to}`}`)
console.log(
  `${files} files, ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'} of the module boundaries`,
)
process.exitCode = violations.length === 0 ? 0 : 1
