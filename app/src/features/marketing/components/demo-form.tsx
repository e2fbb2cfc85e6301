import { ProblemList } from "@/components/data/problem-list";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { DemoRequest } from "@/features/marketing/demo-request";
import { demoRoles, demoStudents, demoTimes, demoTimeZones } from "@/features/marketing/demo-request";
import { useDemoForm } from "@/features/marketing/use-demo-form";

/** Asks for a demo (Spec §2.2, §5): name, email and role are needed, the rest is welcome. */
export const DemoForm = ({ onSent }: { onSent: (sent: DemoRequest) => void }) => {
  const { props, field, errors, wrong, failure } = useDemoForm(onSent);
  return (
    <form {...props} aria-label="Demo request" className="grid gap-5 sm:grid-cols-2">
      {failure === null ? null : (
        <Notice tone="error" role="alert" className="sm:col-span-2">
          {failure}
        </Notice>
      )}
      {wrong.length > 1 ? (
        <div className="sm:col-span-2">
          <ProblemList fields={wrong} />
        </div>
      ) : null}
      <Field label="Name" required error={errors.name}>
        <Input autoComplete="name" {...field("name")} />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input type="email" autoComplete="email" inputMode="email" {...field("email")} />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <Input type="tel" autoComplete="tel" {...field("phone")} />
      </Field>
      <Field label="School" error={errors.school}>
        <Input autoComplete="organization" {...field("school")} />
      </Field>
      <Field label="Role" required error={errors.role}>
        <Select options={demoRoles} placeholder="Choose your role" {...field("role")} />
      </Field>
      <Field label="Number of Students" error={errors.students}>
        <Select options={demoStudents} placeholder="Choose a number" {...field("students")} />
      </Field>
      <Field label="Preferred Time" error={errors.preferredTime}>
        <Select options={demoTimes} placeholder="Any time" {...field("preferredTime")} />
      </Field>
      <Field label="Time Zone" error={errors.timezone}>
        <Select options={demoTimeZones} placeholder="Choose a time zone" {...field("timezone")} />
      </Field>
      <Field label="Message" error={errors.message} className="sm:col-span-2">
        <Textarea rows={4} {...field("message")} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          Request Demo
        </Button>
        <p className="text-fg-muted text-small">Your request is kept in this browser.</p>
      </div>
    </form>
  );
};
