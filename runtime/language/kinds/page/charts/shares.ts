import { Type } from 'typebox'
import { ValueName } from '../names.ts'

/** What charts of the parts of a whole say. */
export const shareParts = {
  category: ValueName('the value that names a part'),
  value: ValueName('how large the part is'),
  top: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 50, description: 'how many parts at most; the rest is one part' }),
  ),
}
