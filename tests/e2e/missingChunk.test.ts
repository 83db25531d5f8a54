import { test } from './harness/test.ts'

test('a dialog whose code does not come is told in words, leaves its page as it is, and opens the next time', async ({
  app,
  clean,
  person,
}) => {
  clean.provoke(/OpenedPageFrame/)
  clean.provoke(/AppError: A part of the app could not be loaded/)
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  await person.row(app.administrator.username).waitFor()
  await person.fill('Name', 'Ada')
  const frame = '**/assets/OpenedPageFrame*.js'
  await person.page.route(frame, (route) => route.abort())
  await person.press('Add')
  await person.see('A part of the app could not be loaded. Please try again, or reload the page.')
  await person.page.unroute(frame)
  await person.page.locator('input[value="Ada"]').waitFor()
  await person.pressToOpen('Add', 'Add · Users')
})
