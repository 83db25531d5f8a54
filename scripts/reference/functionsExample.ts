/** A table whose move calls both a function that gives something and one that waits for the end; a test installs and runs it. */
export const functionsExample = {
  version: 2,
  table: 'shop_invoice',
  path: '/shop/invoice',
  accessPrefix: 'shop.invoice',
  operations: { list: 'signedIn', add: 'signedIn' },
  columns: {
    customer: { type: 'text', required: true },
    number: { type: 'text', editable: 'never' },
    state: { type: 'text' },
  },
  transitions: {
    column: 'state',
    moves: [
      { id: 'draft', to: 'draft' },
      {
        id: 'issue',
        from: ['draft'],
        to: 'issued',
        access: 'signedIn',
        steps: [
          { call: { function: 'makeNumber', values: { rule: 'daily_serial' } } },
          { change: { table: 'shop_invoice', key: '{{ record.id }}', set: { number: '{{ result }}' } } },
          {
            call: {
              function: 'sendMail',
              values: { to: '{{ record.customer }}', subject: 'Your invoice', text: 'Its number is {{ result }}.' },
            },
          },
        ],
      },
    ],
  },
} as const
