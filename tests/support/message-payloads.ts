/** The six payloads of the specification (§7), valid as they are. */

type Fields = Record<string, unknown>

export const SENDER = { name: 'Õnne Ääremaa', email: 'onne@example.ee', phone: '+372 5123 4567' } as const

export const anEnquiry = (fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: 'Päring',
  select: 'nose-training',
  message: 'Kas laupäeval on ruumi?',
  ...fields,
})

export const aContactMessage = (fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: 'Kontaktivormi kiri',
  message: 'Tere!\nMillal olete avatud?',
  ...fields,
})

export const anOfferRequest = (fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: '|TEENUS| Lõhnade õhtu',
  ettevote: 'OÜ Õunaaed & pojad',
  select_lang: 'ukrainian',
  participants: 12,
  select_city: 'studio',
  date: '24/12/2026',
  time: '08:00',
  message: '',
  ...fields,
})

export const aScentOfferRequest = (fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: '|TEENUS| Lõhnamasin hotellile',
  ettevote: null,
  city: 'parnu',
  message: 'Fuajee, 80 m²',
  ...fields,
})

export const aBooking = (fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: 'Kohtumise broneering',
  select_city: 'tartu',
  select: 'consultation',
  message: 'Sobib iga hommik.',
  ...fields,
})

type Bought = { id: number; header: string; price: number; new_price: number | null }

/** Where a parcel goes, as the site's form sends it. */
export const TO_A_MACHINE = { parcel_network: 'smartposti', parcel_machine: 'Tartu Sõbra 41/43, 50106' } as const

/** An order of these products with the specification's fields, as a cart that is up to date sends it. */
export const anOrder = (lines: readonly (readonly [Bought, number])[], fields: Fields = {}): Fields => ({
  ...SENDER,
  subject: 'E-poe tellimus',
  select_delivery: 'parcel-machine',
  select_payment: 'invoice',
  message: '',
  total:
    lines.reduce((sum, [{ price, new_price }, quantity]) => sum + Math.round((new_price ?? price) * 100) * quantity, 0) / 100,
  cart: lines.map(([{ id, header, price, new_price }, quantity]) => ({ id, header, price, new_price, quantity })),
  ...fields,
})
