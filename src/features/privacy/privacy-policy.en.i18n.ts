import { company } from '#common/company.ts'
import { contactHtml } from '../contact/contact-links.ts'
import type { PrivacyPolicy } from './privacy-policy.i18n.ts'

const { address } = company
const { phone, email } = contactHtml

/** The privacy policy in English. */
export const privacyPolicyEn: PrivacyPolicy = {
  title: 'Privacy policy',
  updated: 'Last updated 14/06/2024',
  introHtml: `<p>This page explains what ${company.name} collects about you, why, and how you stay in charge of it. We try to collect as little as possible: you can read the whole site without telling us who you are, and it contains no trackers, advertising pixels or analytics services.</p>`,
  sections: [
    {
      id: 'controller',
      heading: 'Data controller',
      html: `<p>The controller of your personal data is ${company.legalName}, registry code ${company.registryCode}, ${address.street}, ${address.postalCode} ${address.city}, Estonia.</p>
<p>For anything to do with data protection, write to ${email} or ring ${phone}.</p>`,
    },
    {
      id: 'data',
      heading: 'What we collect',
      html: `<h3>What you give us yourself</h3>
<p>When you send an enquiry, ask for an offer, book a meeting, write to us or place an order, the form brings us the following:</p>
<ul>
<li>your <strong>name</strong>, so that we know how to address you;</li>
<li>your <strong>e-mail address</strong>, so that we can reply;</li>
<li>your <strong>phone number</strong>, to clear up details quickly and to have a parcel delivered;</li>
<li>your message, and the details of the offer, booking or order: company name, number of participants, place, time, products, delivery and payment method.</li>
</ul>
<p>We neither ask for nor store bank card details on this site.</p>
<h3>Logs</h3>
<p>The server keeps a technical log: IP address, time of the request, address requested, response code and type of browser. We need it to find faults and to fend off break-in attempts and spam.</p>
<h3>Cookies and browser storage</h3>
<p>Visitors receive no cookies from us. Only site administrators have any: a session cookie, and one that recognises a device on which they have logged in before. They are set only on logging in or creating an account.</p>
<p>The site uses your own browser’s storage to remember your language, your cart, a form you have begun to fill in (until you send it or close the tab), how you view the shop and the news (page, sorting, search, chosen category) and the view chosen among the services. This stays on your device. What is in your cart reaches us only when you send the order.</p>`,
    },
    {
      id: 'use',
      heading: 'How we use it',
      html: `<ul>
<li>To reply to your enquiry and prepare an offer.</li>
<li>To fulfil your order, arrange a meeting and organise delivery.</li>
<li>To issue invoices and keep our accounts.</li>
<li>To keep the site working and secure.</li>
</ul>
<p>We do not use your data for advertising, build a profile of you or take automated decisions.</p>`,
    },
    {
      id: 'sharing',
      heading: 'Whom we share it with',
      html: `<p>We do not sell or rent your data. We share only what is needed to get the work done:</p>
<ul>
<li>with our hosting and e-mail provider, who keeps the data on our instructions;</li>
<li>with the parcel machine network, if you have chosen that delivery (name, phone, e-mail address and the machine you chose);</li>
<li>with our accountant, if an invoice has been issued to you;</li>
<li>with a public authority, where the law requires it.</li>
</ul>
<p>We do not send your data outside the European Economic Area.</p>`,
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      html: `<ul>
<li><strong>Messages, enquiries, bookings and orders:</strong> {retention} from the day they were sent, after which we delete them; they usually leave our backups five to six months later.</li>
<li><strong>Invoices and other accounting documents:</strong> seven years, as the Estonian Accounting Act requires.</li>
<li><strong>Server logs:</strong> until newer entries replace them, usually a few weeks.</li>
<li><strong>Browser storage:</strong> until you clear it yourself; some settings go as soon as you close the tab.</li>
</ul>`,
    },
    {
      id: 'children',
      heading: 'Children under 13',
      html: `<p>Our forms are not meant for children under 13, and we do not knowingly collect their data. A place in the children’s club is always booked by a parent, with the parent’s own details. If you notice that a child has sent us data, write to ${email} and we will delete it without delay.</p>`,
    },
    {
      id: 'rights',
      heading: 'Your rights',
      html: `<p>You may ask at any time what we know about you, have a mistake corrected or have your data deleted. An e-mail to ${email} is enough. We reply within one month at the latest, and it costs you nothing. To keep data out of the wrong hands, we may first ask you to confirm who you are.</p>
<p>What is kept in your browser you can remove yourself: clear this site’s data in the browser settings. The site goes on working; the cart will be empty, and you will have to choose your language again.</p>`,
    },
    {
      id: 'gdpr',
      heading: 'Your rights under the General Data Protection Regulation (GDPR)',
      html: `<p>We process data in order to enter into and perform a contract (enquiries, offers, orders), to comply with a legal obligation (accounting), and on the basis of legitimate interest (keeping the site secure). Under the Regulation you have the right to:</p>
<ul>
<li>see your data and receive a copy;</li>
<li>have inaccurate data corrected;</li>
<li>have data erased when there is no longer a reason to keep it;</li>
<li>have its processing restricted;</li>
<li>object to processing that rests on legitimate interest;</li>
<li>receive the data you gave us in a machine-readable form and pass it to another provider;</li>
<li>withdraw your consent at any time, where processing is based on consent.</li>
</ul>
<p>If you believe that we have infringed your rights, you may complain to the <a href="https://www.aki.ee/en">Estonian Data Protection Inspectorate</a>. We would be grateful if you spoke to us first.</p>`,
    },
    {
      id: 'security',
      heading: 'Security',
      html: `<p>Data travels encrypted between your browser and our server. Messages can be read only by the staff who deal with them; administrators’ passwords are stored hashed, so that they cannot be seen. We keep our software up to date and make backups.</p>
<p>No system is completely unbreakable. Should there be a breach that may put you at risk, we will inform you and the Data Protection Inspectorate within the time the law prescribes.</p>`,
    },
    {
      id: 'links',
      heading: 'Third-party links',
      html: `<p>The site links to other pages, our social media accounts among them. The map on the contact page and the videos on the site come from outside providers and are loaded only when you click on them. Before you click, the provider does not learn that you have visited us; afterwards its own terms apply, and it may set cookies.</p>
<p>We are not responsible for the content or the data protection of other sites and suggest that you read their privacy policies.</p>`,
    },
    {
      id: 'updates',
      heading: 'Updates',
      html: `<p>When our work or the law changes, this page changes too. The date of the current version is shown on it. We announce important changes on the site before they take effect. If you have a question, write to ${email}.</p>`,
    },
  ],
}
