import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import { AddBrief } from './AddBrief.tsx';
import styles from './ContactForm.module.css';
import { type Message, mailtoUrl, whatsappUrl } from './message-links.ts';
import { type FormEndpoint, HONEYPOT, sendMessage } from './send-message.ts';
import { subjectIn } from './subject.ts';

interface ContactFormProps {
  strings: Strings['form'];
  email: string;
  /** + and digits. */
  whatsapp?: string | undefined;
  /** The URL that messages are posted to; without one nothing is sent. */
  endpoint?: FormEndpoint | undefined;
  /** The texts about the visitor's brief, and the address of its page. */
  brief: { strings: Pick<Strings['brief'], 'toMessage' | 'notAnswered'>; address: string };
}

const EMPTY: Message = { name: '', email: '', message: '' };

/** Bidirectional control characters, which would reorder the text around the name in an alert. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Neither a space nor an invisible character. */
const VISIBLE = /[^\s\p{Cf}]/u;

const checkBlank = (field: HTMLInputElement | HTMLTextAreaElement, fault: string) =>
  field.setCustomValidity(field.value && !VISIBLE.test(field.value) ? fault : '');

/** A field that is hidden from people and filled in by bots. */
const Honeypot = ({ label }: { label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={HONEYPOT}>{label}</label>
    <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

type State = 'ready' | 'sending' | 'failed';

/**
 * The browser validates the three fields, an alert thanks the visitor by name, and the fields are cleared. Nothing is sent unless the
 * company has an endpoint; then the alert is shown after the server has accepted the message.
 */
export function ContactForm({ strings, email, whatsapp, endpoint, brief }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const [subject, setSubject] = useState('');
  const [state, setState] = useState<State>('ready');
  const about = subject && fill(strings.about, { subject });
  const fieldValue = (name: string) => String((form.current && new FormData(form.current).get(name)) ?? '');
  const read = (): Message => ({
    name: fieldValue('name'),
    email: fieldValue('email'),
    message: fieldValue('message'),
  });
  /** Neither an email nor the endpoint has a field for the subject, so it is put above the message. */
  const withSubject = ({ message, ...rest }: Message): Message => ({
    ...rest,
    message: [about, message].filter(Boolean).join('\n\n'),
  });

  // Text typed before hydration is preserved, and the hash contains the subject.
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
  // Uncontrolled fields, so that a long message is not copied on each keystroke.
  const field = (name: keyof Message) => ({
    id: name,
    name,
    required: true,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      checkBlank(event.currentTarget, strings.blank),
  });
  /** The URL is built when the link is used. */
  const link = (urlOf: (input: Message) => string) => {
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
        <textarea {...field('message')} ref={messageField} rows={5} />
        <AddBrief {...brief} message={messageField} />
      </div>
      {endpoint && <Honeypot label={strings.honeypot} />}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {strings.failed}
        </p>
      )}
      <div className={styles.actions}>
        <button className={action.button} type="submit" aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? strings.sending : strings.send}
        </button>
        <a className={action.go} {...link((input) => mailtoUrl(email, input))}>
          {strings.asEmail}
        </a>
        {whatsapp && (
          <a className={action.go} {...link((input) => whatsappUrl(whatsapp, input))} target="_blank" rel="noopener">
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
