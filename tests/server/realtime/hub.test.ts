import { describe, expect, test } from 'vitest'
import { createLocalBus } from '../../../server/realtime/bus.ts'
import { createFrameLimit } from '../../../server/realtime/frameLimit.ts'
import { createHub, type HubSocket } from '../../../server/realtime/hub.ts'
import { createNotify, subscribeToNotices, subscribeToSessionEnd } from '../../../server/realtime/notify.ts'

const createSocket = (id: string): HubSocket & { readonly texts: string[] } => {
  const texts: string[] = []
  return { id, texts, send: (text) => void texts.push(text) }
}

describe('a topic', () => {
  test('reaches everybody who listens to it, save whom it comes from', () => {
    const hub = createHub(createLocalBus())
    const [ada, grace, other] = [createSocket('ada'), createSocket('grace'), createSocket('other')]
    hub.join('orders', ada)
    hub.join('orders', grace)
    hub.join('invoices', other)
    hub.send('orders', 'first', ada)
    hub.send('orders', 'second')
    expect([ada.texts, grace.texts, other.texts]).toEqual([['second'], ['first', 'second'], []])
  })

  test('reaches who is left when the first leaves, and who comes after the last has left', () => {
    const hub = createHub(createLocalBus())
    const [ada, grace] = [createSocket('ada'), createSocket('grace')]
    const leaveAda = hub.join('orders', ada)
    const leaveGrace = hub.join('orders', grace)
    leaveAda()
    hub.send('orders', 'one')
    leaveGrace()
    hub.send('orders', 'two')
    hub.join('orders', ada)
    // To leave twice is to leave once: it takes nobody along who came in between.
    leaveGrace()
    hub.send('orders', 'three')
    expect([ada.texts, grace.texts]).toEqual([['three'], ['one']])
  })

  test('reaches nobody once the hub is closed', async () => {
    const hub = createHub(createLocalBus())
    const ada = createSocket('ada')
    hub.join('orders', ada)
    await hub.close()
    hub.send('orders', 'late')
    expect(ada.texts).toEqual([])
  })
})

describe('a notice', () => {
  const create = () => {
    const hub = createHub(createLocalBus())
    const [ada, grace] = [createSocket('1'), createSocket('2')]
    return { hub, ada, grace, notify: createNotify(hub), leave: subscribeToNotices(hub, 'ada', ada) }
  }

  test('is heard until one listens no more, the ones for everybody and the ones for oneself', () => {
    const { hub, ada, grace, notify, leave } = create()
    subscribeToNotices(hub, 'grace', grace)
    notify.everybody({ id: 'n1', text: 'For all' })
    notify.users(['ada'], { id: 'n2', text: 'For Ada' })
    notify.progress('grace', { id: 'p', done: 1, total: 2 })
    leave()
    notify.everybody({ id: 'n3', text: 'Late' })
    notify.users(['ada'], { id: 'n4', text: 'Late' })
    expect(ada.texts.map((text) => JSON.parse(text))).toEqual([
      { cmd: 'topic', msgId: 'n1', msgTxt: 'For all' },
      { cmd: 'user', userId: 'ada', msgId: 'n2', msgTxt: 'For Ada' },
    ])
    expect(grace.texts.map((text) => JSON.parse(text))).toEqual([
      { cmd: 'topic', msgId: 'n1', msgTxt: 'For all' },
      { cmd: 'progress', msgId: 'p', done: 1, total: 2 },
      { cmd: 'topic', msgId: 'n3', msgTxt: 'Late' },
    ])
  })

  test('that a session has ended is heard by its own sockets, and by none that is closed', () => {
    const { hub, notify } = create()
    const ended: string[] = []
    subscribeToSessionEnd(hub, 'one', '1', () => ended.push('first'))
    subscribeToSessionEnd(hub, 'one', '2', () => ended.push('second'))()
    subscribeToSessionEnd(hub, 'two', '3', () => ended.push('other'))
    notify.sessionEnded('one')
    expect(ended).toEqual(['first'])
  })
})

test('a socket may send fifty frames in each second', () => {
  const isTooMany = createFrameLimit(50)
  const send = (count: number, at: number) => Array.from({ length: count }, () => isTooMany(at)).filter(Boolean).length
  expect(send(50, 1000)).toBe(0)
  expect(send(1, 1999)).toBe(1)
  expect(send(50, 2000)).toBe(0)
  expect(send(2, 2001)).toBe(2)
  expect(send(50, 5000)).toBe(0)
})
