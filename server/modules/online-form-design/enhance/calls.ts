import { createFailure } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { resource, type Values } from '../../../http/resource/index.ts'
import { parseTarget } from '../../proxy/target.ts'
import { designAccess } from '../access.ts'
import { oneOf } from '../form/choices.ts'
import { enhanceMessages } from './messages.ts'
import { buttonField, formField, partOfForm, requireChoices } from './ofForm.ts'

/** The calls at other servers behind buttons (wire contract 3.4). Nothing of this server is called by a name (wire contract 5, R5). */
export const calls = resource({
  path: '/online/cgform/head/enhanceJava',
  table: 'onlCgformEnhanceJava',
  title: { zh: '接口增强', en: 'Calls of online forms', tw: '介面增強' },
  ...partOfForm('cgformHeadId', designAccess.list),
  act: 'power',
  fields: {
    cgformHeadId: formField,
    buttonCode: { ...buttonField, unique: enhanceMessages.callTaken, within: ['cgformHeadId', 'event'] },
    event: { type: 'text', hasDefault: true, label: { zh: '事件时机', en: 'Event', tw: '事件時機' } },
    cgJavaType: { type: 'text', hasDefault: true, label: { zh: '类型', en: 'Type', tw: '類型' } },
    cgJavaValue: {
      type: 'text',
      required: true,
      length: 500,
      label: { zh: '接口地址', en: 'Address', tw: '介面位址' },
    },
    activeStatus: { type: 'text', hasDefault: true, label: { zh: '是否生效', en: 'Active', tw: '是否生效' } },
  },
  hooks: { beforeSave: checkCall },
})

const choices = { event: oneOf('start', 'end'), activeStatus: oneOf('0', '1') }

function checkCall(values: Values, before: Values | undefined, call: SignedInCall): Values {
  const own = {
    event: 'end',
    activeStatus: '1',
    cgJavaType: 'http',
    ...before,
    ...values,
  }
  const { event, cgJavaType, cgJavaValue } = own as Values
  if (cgJavaType !== 'http')
    throw createFailure(enhanceMessages.callType, { details: { type: String(cgJavaType).slice(0, 50) } })
  requireChoices(calls.model, own, choices, call)
  // The same list as that of the proxy; the addresses behind the name are checked when it is called.
  parseTarget(String(cgJavaValue), call.config.proxyHosts)
  // One call of a button at each moment, also at the one that a request leaves out.
  return { ...values, event }
}
