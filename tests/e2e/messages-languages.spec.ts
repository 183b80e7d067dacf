import { fieldOf, fillField, fillForm, formOf, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'
import { storeCart } from './shop-steps.ts'

const SENDER = ['name', 'email', 'phone'] as const

/** The forms on pages of their own, and what has to be filled in (specification §5). */
const FORMS = [
  { path: '/kontakt/paring', fields: { select: 'service', message: 'message' } },
  { path: '/kontakt', fields: { message: 'message' } },
  {
    path: '/kontakt/pakkumine',
    fields: {
      subject: 'service',
      select_lang: 'language',
      participants: 'participants',
      select_city: 'place',
      date: 'date',
      time: 'time',
    },
  },
  { path: '/kontakt/lohnapakkumine', fields: { subject: 'service', city: 'city' } },
  { path: '/kontakt/broneering', fields: { select_city: 'city', select: 'topic', message: 'message' } },
  { path: '/tooted/ostukorv', fields: { select_delivery: 'delivery', select_payment: 'payment' } },
] as const

const PAGES = { contact: '/kontakt', enquiry: '/kontakt/paring' } as const

const TEXTS = {
  '/en': {
    name: 'Enter your name',
    email: 'Enter your e-mail',
    phone: 'Enter your phone number',
    service: 'Choose a service',
    message: 'Enter a message',
    language: 'Choose the language of the event',
    place: 'Choose a meeting place',
    participants: 'Enter the number of participants, 1–10,000',
    date: 'Choose a date',
    time: 'Choose a time',
    city: 'Choose a city',
    topic: 'Choose a topic',
    delivery: 'Choose a delivery method',
    payment: 'Choose a payment method',
  },
  '/ru': {
    name: 'Введите имя',
    email: 'Введите адрес эл. почты',
    phone: 'Введите номер телефона',
    service: 'Выберите услугу',
    message: 'Введите сообщение',
    language: 'Выберите язык проведения',
    place: 'Выберите место проведения',
    participants: 'Введите число участников, не менее 1',
    date: 'Выберите дату',
    time: 'Выберите время',
    city: 'Выберите город',
    topic: 'Выберите тему',
    delivery: 'Выберите способ доставки',
    payment: 'Выберите способ оплаты',
  },
} as const

/** Each form in one of the two languages. */
for (const [prefix, texts, forms] of [
  ['/en', TEXTS['/en'], FORMS.slice(0, 3)],
  ['/ru', TEXTS['/ru'], FORMS.slice(3)],
] as const) {
  test(`in ${prefix} forms ask for every field that is empty, and nothing is sent`, async ({ page, loggedIn }) => {
    let posts = 0
    await page.route('**/send-email', route => ((posts += 1), route.abort()))
    const product = await loggedIn.createProduct()
    await storeCart(page, { [product.id]: { product, quantity: 1 } })
    for (const { path, fields } of forms) {
      await page.goto(prefix + path)
      const form = page.locator('main form').filter({ has: page.locator('[data-field] [name=phone]') })
      const missing = { ...Object.fromEntries(SENDER.map(name => [name, name])), ...fields }
      for (const name of Object.keys(missing)) await fillField(form, name, '')
      await form.locator('button[type=submit]').click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
      for (const [name, text] of Object.entries(missing)) {
        await expect(fieldOf(form, name), path).toHaveAccessibleDescription(new RegExp(texts[text as keyof typeof texts]))
      }
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(Object.keys(missing).length)
      if (!('date' in fields)) continue
      await fillField(form, 'date', '2020-01-31')
      await expect(fieldOf(form, 'date')).toHaveAccessibleDescription(/This date has passed/)
    }
    expect(posts).toBe(0)
  })
}

for (const kind of ['contact', 'enquiry'] as const) {
  test(`what was typed into the page of ${kind} is there in another language, until it is sent`, async ({ page }) => {
    const form = page.locator('main form').filter({ has: page.locator('[data-field] [name=phone]') })
    const fields = validFields(formOf(kind))
    await page.goto(PAGES[kind])
    await fillForm(form, fields)
    await page.getByRole('banner').getByRole('link', { name: /^RUS/ }).click()
    await expect(page).toHaveURL(`/ru${PAGES[kind]}`)
    for (const [name, value] of Object.entries(fields)) await expect(fieldOf(form, name)).toHaveValue(value)

    await fillField(form, 'message', 'Meelde tuli veel midagi.')
    await page.goBack()
    await expect(page).toHaveURL(PAGES[kind])
    await expect(fieldOf(form, 'message')).toHaveValue('Meelde tuli veel midagi.')
    await page.goForward()
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.toast')).toHaveText(/отправлен/)
    await page.goBack()
    await expect(page).toHaveURL(PAGES[kind])
    for (const name of Object.keys(fields)) await expect(fieldOf(form, name)).toHaveValue('')
    expect(await page.evaluate(name => sessionStorage.getItem(`form ${name}`), kind)).toBe('{}')
  })
}

test('a form that failed, and was sent in another language, comes back empty and without errors', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const form = page.locator('[data-contact-form] form')
  await page.goto(PAGES.contact)
  await fillForm(form, validFields(formOf('contact')))
  await page.route('**/send-email', route => route.abort(), { times: 1 })
  await form.locator('button[type=submit]').click()
  await expect(form.getByRole('alert')).not.toBeEmpty()

  // Another try of the same text is still wanted when the page comes back with it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(form.getByRole('alert')).toBeVisible()

  await fillField(form, 'phone', 'kaks')
  await fieldOf(form, 'name').focus()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  await page.evaluate(() => {
    sessionStorage.setItem('form contact', '{}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(fieldOf(form, 'name')).toHaveValue('')
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(form.locator('button[type=submit]')).toHaveText('Saada')
})

test('a message whose answer got lost is one message, also when it is sent in another language', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const form = page.locator('[data-contact-form] form')
  const fields = validFields(formOf('contact'))
  await page.goto(PAGES.contact)
  await fillForm(form, fields)
  await page.route('**/send-email', async route => (await route.fetch(), await route.abort()), { times: 1 })
  await form.locator('button[type=submit]').click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await page.getByRole('banner').getByRole('link', { name: /^RUS/ }).click()
  await expect(page).toHaveURL(`/ru${PAGES.contact}`)
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.toast')).toHaveText(/отправлен/)
  const { find } = await inbox(baseURL ?? '')
  expect(await find(fields['name'] ?? '')).toHaveLength(1)
})

test('a form that the browser sends without its script is empty afterwards', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Error hydrating/)
  // The form's code does not come.
  await page.route(/ContactForm[^/]*\.js/, route => route.abort())
  const form = page.locator('[data-contact-form] form')
  const fields = validFields(formOf('contact'))
  await page.goto(PAGES.contact)
  await fillForm(form, fields)
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/kontakt/saadetud')
  await page.goto(PAGES.contact)
  for (const name of Object.keys(fields)) await expect(fieldOf(form, name)).toHaveValue('')
})
