import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { ORIGIN } from './api-app.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const MAY_BE_SYNCED = 0x08
const IS_SYNCED = 0x10
const HAS_CREDENTIAL = 0x40

/** Labels and values of a key (RFC 9053 §2.1 and §7.1). */
const COSE = { keyType: 1, ellipticCurve: 2, algorithm: 3, es256: -7, curve: -1, p256: 1, x: -2, y: -3 } as const
/** The model of the authenticator: none (AAGUID of WebAuthn §6.5.1). */
const NO_MODEL = Buffer.alloc(16)

/** What a site asks of an authenticator, as far as the answer depends on it. */
type Asked = { readonly challenge: string }
/** The difference between an answer and a right one. */
type Difference = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly userHandle?: string
  /** Default: its own counter. */
  readonly counter?: number
  readonly isUserVerified?: boolean
}

/** One passkey of a person at {@link ORIGIN}, kept in memory. Stands in for a phone or a security key. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #isSynced: boolean
  #userHandle: string | undefined
  #counter: number

  /** @param options.counter its first value; a synced one never counts on */
  constructor({ isSynced = true, counter = 0 }: { isSynced?: boolean; counter?: number } = {}) {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#isSynced = isSynced
    this.#counter = counter
  }

  /** The answer of `navigator.credentials.create`, as JSON, with attestation "none". */
  create(asked: Asked & { readonly user: { readonly id: string } }, difference: Difference = {}) {
    this.#userHandle = asked.user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([NO_MODEL, length, id, this.#publicKey()])
    const authData = Buffer.concat([this.#authenticatorData(HAS_CREDENTIAL, difference), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
    const clientDataJSON = clientData('webauthn.create', asked, difference).toString('base64url')
    return { ...this.#named(), response: { clientDataJSON, attestationObject, transports: ['internal'] } }
  }

  /** The answer of `navigator.credentials.get`, as JSON. */
  get(asked: Asked, difference: Difference = {}) {
    if (!this.#isSynced) this.#counter += 1
    const authenticatorData = this.#authenticatorData(0, difference)
    const client = clientData('webauthn.get', asked, difference)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
    const signature = sign('sha256', signed, this.#keys.privateKey)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: difference.userHandle ?? this.#userHandle,
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #authenticatorData(flags: number, { rpId = new URL(ORIGIN).hostname, counter, isUserVerified = true }: Difference): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.#counter)
    const synced = this.#isSynced ? MAY_BE_SYNCED | IS_SYNCED : 0
    const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | synced
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count])
  }

  /** As COSE: an elliptic curve key of P-256 for ES256. */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [COSE.keyType, COSE.ellipticCurve],
      [COSE.algorithm, COSE.es256],
      [COSE.curve, COSE.p256],
      [COSE.x, bytes(x)],
      [COSE.y, bytes(y)],
    ])
    return isoCBOR.encode(key)
  }
}

function clientData(type: string, asked: Asked, { origin = ORIGIN, challenge = asked.challenge }: Difference): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
