import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import type_ from '../ui/type.module.css';
import styles from './ContactForm.module.css';
import { subjectIn } from './subject.ts';

interface ContactFormProps {
  strings: Strings['form'];
  email: string;
  /** + and digits. */
  whatsapp?: string | undefined;
}

interface Message {
  name: string;
  email: string;
  message: string;
}

const EMPTY: Message = { name: '', email: '', message: '' };

/** The whole of it as one text, signed, for the visitor's own mail program or messenger. */
const asText = ({ name, email, message }: Message) =>
  [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

const mailTo = (address: string, said: Message, subject: string) => {
  const body = asText(said);
  return `mailto:${address}${body && `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`}`;
};

const whatsappTo = (number: string, said: Message) => {
  const text = asText(said);
  return `https://wa.me/${number.replace('+', '')}${text && `?text=${encodeURIComponent(text)}`}`;
};

/** Nothing is sent: the browser checks the three fields, an alert thanks the visitor by name, and they are empty again. */
export function ContactForm({ strings, email, whatsapp }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState(EMPTY);

  // Once: what was typed before this woke stays, and what the visitor came to ask about stands in the message.
  useEffect(() => {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as unknown as Message;
    const subject = subjectIn(location.hash);
    setSaid({ ...typed, message: typed.message || (subject && `${fill(strings.about, { subject })}\n\n`) });
  }, [strings.about]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    alert(fill(strings.thanks, { name: said.name }));
    setSaid(EMPTY);
  };
  const field = (name: keyof Message) => ({
    id: name,
    name,
    required: true,
    value: said[name],
    onChange: ({ target }: { target: { value: string } }) => setSaid((all) => ({ ...all, [name]: target.value })),
  });
  const [subject = ''] = said.message.split('\n');

  return (
    // method="dialog" outside a dialog submits nowhere, so that nothing leaves the browser even without script.
    <form id="about" ref={form} className={styles.form} method="dialog" onSubmit={send}>
      <div className={styles.field}>
        <label htmlFor="name">{strings.name}</label>
        <input {...field('name')} type="text" autoComplete="name" />
      </div>
      <div className={styles.field}>
        <label htmlFor="email">{strings.email}</label>
        <input {...field('email')} type="email" autoComplete="email" />
      </div>
      <div className={styles.field}>
        <label htmlFor="message">{strings.message}</label>
        <textarea {...field('message')} rows={5} />
      </div>
      <div className={styles.ways}>
        <button className={cx(action.button, styles.send)} type="submit">
          {strings.send}
        </button>
        <a className={action.go} href={mailTo(email, said, subject)}>
          {strings.asEmail}
        </a>
        {whatsapp && (
          <a className={action.go} href={whatsappTo(whatsapp, said)} target="_blank" rel="noopener">
            {strings.asWhatsapp}
          </a>
        )}
      </div>
      <p className={cx(type_.caption, styles.note)}>{strings.note}</p>
      <p className={cx(type_.caption, styles.note, styles.noScript)}>{strings.noScript}</p>
    </form>
  );
}
