import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import styles from './ContactForm.module.css';
import { type Message, mailtoUrl, whatsappUrl } from './message-links.ts';
import { subjectIn } from './subject.ts';

interface ContactFormProps {
  strings: Strings['form'];
  email: string;
  /** + and digits. */
  whatsapp?: string | undefined;
}

const EMPTY: Message = { name: '', email: '', message: '' };

/** Characters that change the direction of text: in an alert they would turn the words around the name. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Neither a space nor an invisible character. */
const VISIBLE = /[^\s\p{Cf}]/u;

const checkBlank = (field: HTMLInputElement | HTMLTextAreaElement, fault: string) =>
  field.setCustomValidity(field.value && !VISIBLE.test(field.value) ? fault : '');

/** Nothing is sent: the browser checks the three fields, an alert thanks the visitor by name, and they are empty again. */
export function ContactForm({ strings, email, whatsapp }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const read = () => (form.current ? (Object.fromEntries(new FormData(form.current)) as unknown as Message) : EMPTY);
  const [subject, setSubject] = useState('');
  const about = subject && fill(strings.about, { subject });

  // What was typed before hydration stays, and the address says what the visitor came to ask about.
  useEffect(() => {
    setSubject(subjectIn(location.hash));
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])
      checkBlank(field, strings.blank);
  }, [strings]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    alert(fill(strings.thanks, { name: read().name.replace(DIRECTION_MARKS, '') }));
    form.current?.reset();
  };
  // The browser keeps the text: a long message is not copied on each keystroke.
  const field = (name: keyof Message) => ({
    id: name,
    name,
    required: true,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      checkBlank(event.currentTarget, strings.blank),
  });
  /** Mail and WhatsApp have no line for the subject, so it stands above the message. */
  const withSubject = ({ message, ...rest }: Message): Message => ({
    ...rest,
    message: [about, message].filter(Boolean).join('\n\n'),
  });
  /** The address is built when the link is used. */
  const link = (urlOf: (said: Message) => string) => {
    const update = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
      currentTarget.href = urlOf(withSubject(read()));
    };
    return { href: urlOf(withSubject(EMPTY)), onPointerDown: update, onClick: update };
  };

  return (
    // method="dialog" outside a dialog submits nowhere, so that nothing leaves the browser even without script.
    <form id="about" ref={form} className={styles.form} method="dialog" onSubmit={send}>
      <p className={styles.subject}>
        {about}
        {about && (
          <button type="button" aria-label={strings.removeSubject} onClick={() => setSubject('')}>
            <Icon name="close" />
          </button>
        )}
      </p>
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
        <a className={action.go} {...link((said) => mailtoUrl(email, said))}>
          {strings.asEmail}
        </a>
        {whatsapp && (
          <a className={action.go} {...link((said) => whatsappUrl(whatsapp, said))} target="_blank" rel="noopener">
            {strings.asWhatsapp}
          </a>
        )}
      </div>
      <p className={cx(type_.caption, styles.note)}>{strings.note}</p>
      <p className={cx(type_.caption, styles.note, styles.noScript)}>{strings.noScript}</p>
    </form>
  );
}
