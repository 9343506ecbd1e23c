import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import styles from './ContactForm.module.css';
import { type Message, mailtoUrl, whatsappUrl } from './message-links.ts';
import { type FormEndpoint, HONEYPOT, sendMessage } from './send-message.ts';
import { subjectIn } from './subject.ts';

interface ContactFormProps {
  strings: Strings['form'];
  email: string;
  /** + and digits. */
  whatsapp?: string | undefined;
  /** Where messages are posted to; without one nothing is sent. */
  endpoint?: FormEndpoint | undefined;
}

const EMPTY: Message = { name: '', email: '', message: '' };

/** Characters that change the direction of text: in an alert they would turn the words around the name. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Neither a space nor an invisible character. */
const VISIBLE = /[^\s\p{Cf}]/u;

const checkBlank = (field: HTMLInputElement | HTMLTextAreaElement, fault: string) =>
  field.setCustomValidity(field.value && !VISIBLE.test(field.value) ? fault : '');

/** People do not see it and programs fill it in. */
const Honeypot = ({ label }: { label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={HONEYPOT}>{label}</label>
    <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

type State = 'ready' | 'sending' | 'failed';

/**
 * The browser checks the three fields, an alert thanks the visitor by name, and they are empty again. Nothing is sent unless the
 * company has an endpoint; then the alert waits until the message has arrived.
 */
export function ContactForm({ strings, email, whatsapp, endpoint }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState('');
  const [state, setState] = useState<State>('ready');
  const about = subject && fill(strings.about, { subject });
  const fieldValue = (name: string) => String((form.current && new FormData(form.current).get(name)) ?? '');
  const read = (): Message => ({
    name: fieldValue('name'),
    email: fieldValue('email'),
    message: fieldValue('message'),
  });
  /** Neither a mail nor the endpoint has a line for the subject, so it stands above the message. */
  const withSubject = ({ message, ...rest }: Message): Message => ({
    ...rest,
    message: [about, message].filter(Boolean).join('\n\n'),
  });

  // What was typed before hydration stays, and the address says what the visitor came to ask about.
  useEffect(() => {
    setSubject(subjectIn(location.hash));
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[required]') ?? [])
      checkBlank(field, strings.blank);
  }, [strings]);

  const thank = () => {
    setState('ready');
    alert(fill(strings.thanks, { name: read().name.replace(DIRECTION_MARKS, '') }));
    form.current?.reset();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!endpoint) return thank();
    if (state === 'sending') return;
    setState('sending');
    if (fieldValue(HONEYPOT) || (await sendMessage(endpoint, withSubject(read())))) thank();
    else setState('failed');
  };
  // The browser keeps the text: a long message is not copied on each keystroke.
  const field = (name: keyof Message) => ({
    id: name,
    name,
    required: true,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      checkBlank(event.currentTarget, strings.blank),
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
    <form
      id="about"
      ref={form}
      className={styles.form}
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.url}
      onSubmit={send}
    >
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
      {endpoint && <Honeypot label={strings.honeypot} />}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {strings.failed}
        </p>
      )}
      <div className={styles.ways}>
        <button
          className={cx(action.button, styles.send)}
          type="submit"
          aria-disabled={state === 'sending' || undefined}
        >
          {state === 'sending' ? strings.sending : strings.send}
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
      <p className={cx(type_.caption, styles.note)}>
        {endpoint ? fill(strings.sentTo, { host: new URL(endpoint.url).host }) : strings.note}
      </p>
      {!endpoint && <p className={cx(type_.caption, styles.note, styles.noScript)}>{strings.noScript}</p>}
    </form>
  );
}
